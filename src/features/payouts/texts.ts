import type { Locale } from '#shared/locale.ts';
import type { PayoutKind, PayoutState } from './rules.ts';

const en = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  openBankDetails: 'Open my bank details',
  labels: {
    group: 'Group',
    seat: 'Seat',
    amount: 'Amount',
    reason: 'What for',
    reference: 'Bank reference',
    paidOn: 'Paid on',
    account: 'Account',
  },
  kinds: {
    home: 'Price of the home',
    expenses: 'Documented expenses of the purchase',
    surplus: 'What the home cost less',
    refund: 'Refund of the fund part',
    unapplied: 'Money that did not complete an instalment',
    hand_back: 'Award handed back',
    sale: 'Settlement after the sale',
    transfer: 'Price of your seat',
    claim: 'Claim at completion',
    share: 'Share at completion',
  } satisfies Record<PayoutKind, string>,
  states: {
    owed: 'Owed',
    asked: 'Waits for a second admin',
    approved: 'Approved, on its way',
    paid: 'Paid',
    void: 'Withdrawn',
  } satisfies Record<PayoutState, string>,
  owed: {
    subject: (amount: string) => `${amount} will be paid to you`,
    preview: 'What it is for, and how it reaches you.',
    body: 'This amount is owed to you. Two people of the cooperative check each payout before the bank sends it.',
    hasDetails: 'It goes to the bank account you gave us. You get another mail when it is sent.',
    needsDetails:
      'We do not know your bank account yet. Please enter it in your dashboard: until then the money stays safe and stays owed to you.',
  },
  paid: {
    subject: (amount: string) => `We sent you ${amount}`,
    preview: 'The bank has the order. It usually arrives within two business days.',
    body: 'The money is on its way to the account you gave us. It usually arrives within two business days.',
    ask: 'If it has not arrived after five business days, reply to this mail with the bank reference.',
  },
  changed: {
    subject: 'Your bank details were changed',
    preview: 'If it was not you, tell us at once.',
    body: (day: string) =>
      `The bank account that your money goes to was changed. No money goes there before ${day}.`,
    notYou:
      'If it was not you, reply to this mail at once and change your password: nothing has been paid to the new account yet.',
    earlier: 'You get this mail because we wrote to this address at an earlier change.',
  },
  reminder: {
    subject: (amount: string) => `${amount} waits for your bank details`,
    preview: 'The money is yours. We only need to know where to send it.',
    body: 'We owe you this amount and do not know your bank account yet. Please enter it in your dashboard; it takes two minutes.',
    stays: 'The money stays in the books of your group as owed to you for as long as it takes.',
  },
};

type Texts = typeof en;

const pt: Texts = {
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
  kinds: {
    home: 'Preço do imóvel',
    expenses: 'Despesas comprovadas da compra',
    surplus: 'Sobra do crédito do imóvel',
    refund: 'Devolução da parte do fundo comum',
    unapplied: 'Valor que não completou uma parcela',
    hand_back: 'Contemplação devolvida',
    sale: 'Acerto depois da venda',
    transfer: 'Preço da sua cota',
    claim: 'Crédito no encerramento',
    share: 'Cota-parte no encerramento',
  },
  states: {
    owed: 'A pagar',
    asked: 'Aguarda o segundo administrador',
    approved: 'Aprovado, a caminho',
    paid: 'Pago',
    void: 'Cancelado',
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

/** Every sentence of this feature that a member reads. */
export const textsOf = (locale: Locale): Texts => (locale === 'pt-BR' ? pt : en);
