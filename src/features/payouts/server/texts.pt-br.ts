import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  openBankDetails: 'Abrir meus dados bancários',
  labels: {
    group: 'Grupo',
    seat: 'Cota',
    amount: 'Valor',
    reason: 'Motivo',
    reference: 'Referência do banco',
    paidOn: 'Pago em',
    account: 'Conta',
  },
  owed: {
    subject: (amount) => `Você vai receber ${amount}`,
    preview: 'Do que se trata e como o valor chega até você.',
    body: 'Este valor é devido a você. Duas pessoas da cooperativa conferem cada pagamento antes de o banco enviá-lo.',
    hasDetails:
      'Ele será enviado para a conta que você informou. Avisaremos por e-mail quando for enviado.',
    needsDetails:
      'Ainda não sabemos qual é a sua conta bancária. Informe-a no seu painel: até lá o dinheiro fica guardado e continua sendo devido a você.',
  },
  paid: {
    subject: (amount) => `Enviamos ${amount} para você`,
    preview: 'O banco já recebeu a ordem. Costuma chegar em até dois dias úteis.',
    body: 'O dinheiro está a caminho da conta que você informou. Costuma chegar em até dois dias úteis.',
    ask: 'Se não chegar em cinco dias úteis, responda a este e-mail com a referência do banco.',
  },
  changed: {
    subject: 'Seus dados bancários foram alterados',
    preview: 'Se não foi você, avise-nos imediatamente.',
    body: (day) =>
      `A conta bancária que recebe o seu dinheiro foi alterada. Nenhum valor será enviado para ela antes de ${day}.`,
    notYou:
      'Se não foi você, responda a este e-mail imediatamente e troque a sua senha: nada foi pago à nova conta ainda.',
    earlier:
      'Você recebe este e-mail porque escrevemos para este endereço em uma alteração anterior.',
  },
  reminder: {
    subject: (amount) => `${amount} aguardam os seus dados bancários`,
    preview: 'O dinheiro é seu. Só precisamos saber para onde enviá-lo.',
    body: 'Devemos este valor a você e ainda não sabemos a sua conta bancária. Informe-a no seu painel; leva dois minutos.',
    stays:
      'O dinheiro permanece na contabilidade do seu grupo como devido a você pelo tempo que for preciso.',
  },
};
