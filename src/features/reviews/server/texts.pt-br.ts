import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  decision: {
    greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
    notes: (text) => `Da nossa análise: ${text}`,
    labels: {
      income: 'Renda mensal declarada',
      plan: 'Plano',
      monthly: 'Contribuição mensal',
    },
    aMonth: (amount) => `${amount} por mês`,
    open: 'Abrir o seu painel',
    approved: {
      subject: 'A sua renda foi verificada',
      preview: 'A sua renda foi aprovada para o plano que você escolheu.',
      byPapers: (plan) =>
        `Conferimos os seus documentos: a sua renda cobre o plano de ${plan}. O valor do seu crédito agora está fixado em ${plan}.`,
      byFigures: (plan) =>
        `Conferimos o que você declarou: a sua renda cobre o plano de ${plan}. O valor do seu crédito agora está fixado em ${plan}.`,
      byDecision: (plan) =>
        `Analisamos a sua inscrição e aprovamos a sua renda para o plano de ${plan}. O valor do seu crédito agora está fixado em ${plan}.`,
      closing: (deposit) =>
        `Se ainda não pagou o depósito de ${deposit}, o botão está no seu painel.`,
    },
    rejected: {
      subject: 'Ainda não pudemos verificar a sua renda',
      preview: 'A sua inscrição continua aberta. Veja o que falta.',
      byPapers:
        'Vimos os seus documentos e não pudemos verificar a sua renda com eles. A sua inscrição continua aberta, e o seu lugar na lista não se perde.',
      byFigures:
        'Não pudemos verificar a sua renda sem documentos que a mostrem. A sua inscrição continua aberta, e o seu lugar na lista não se perde.',
      next: 'Você pode enviar documentos pelo seu painel; vamos analisá-los novamente.',
      closing: 'Se algo não estiver claro, responda a este e-mail; uma pessoa o lê.',
    },
  },
  request: {
    subject: 'Precisamos de um documento melhor da sua renda',
    preview: 'A sua inscrição continua aberta. Veja o que falta.',
    text: 'Vimos os seus documentos e precisamos de um melhor antes de decidir. A sua inscrição continua aberta, e o seu lugar na lista não se perde.',
    next: 'Envie-o pelo seu painel, por favor; vamos analisá-lo assim que chegar.',
    action: 'Enviar um documento melhor',
  },
  papers: {
    subject: 'Ainda faltam os seus documentos',
    lastSubject: 'Último lembrete: ainda faltam os seus documentos',
    preview: 'O seu lugar conta quando a sua renda for aprovada.',
    greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
    paragraphs: [
      'O seu depósito está pago e o seu lugar está reservado. Para confirmá-lo, precisamos conferir a sua renda e a sua identidade, e alguns desses documentos ainda não chegaram.',
      'Holerites, declaração de imposto ou extratos bancários mostram a sua renda; passaporte, carteira de motorista ou identidade emitida pelo estado (State ID) mostram quem você é. Uma foto feita com o celular basta. Eles são guardados criptografados.',
    ],
    action: 'Enviar os meus documentos',
    last: 'Um grupo só se forma com famílias cuja renda foi aprovada. Se a sua não estiver aprovada quando o grupo estiver completo, o seu lugar passa para o próximo grupo depois de 14 dias.',
  },
};
