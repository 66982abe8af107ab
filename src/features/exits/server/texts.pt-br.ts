import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  open: 'Abrir o demonstrativo',
  labels: {
    group: 'Grupo',
    seat: 'Cota',
  },
  mail: {
    subject: (kind) => `Seu demonstrativo: ${kind}`,
    preview: 'Como o valor foi calculado, linha por linha.',
    body: 'Este é o demonstrativo da sua cota. Cada linha do cálculo está abaixo e no seu painel.',
    payout:
      'O que será pago a você depende de duas pessoas da cooperativa; avisaremos quando o banco tiver enviado.',
    refund:
      'Sua cota continua no sorteio mensal para a devolução. Quando for sorteada, a parte do fundo é paga a você sem multa.',
    owes: 'O que você deve é devido ao seu grupo. Responda a este e-mail para combinarmos o pagamento.',
  },
};
