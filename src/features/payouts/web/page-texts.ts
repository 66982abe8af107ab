import type { Locale } from '#shared/locale.ts';

const en = {
  loading: 'your bank details',
  account: {
    title: 'Where your money goes',
    none: 'You have not told us a bank account yet. Refunds, shares and other payouts wait until you do; nothing is lost.',
    kinds: { checking: 'Checking account', savings: 'Savings account' },
    usable: 'Money can be sent there.',
    waits: (day: string) => `New: money can be sent there from ${day}.`,
    safe: 'Kept encrypted. We show the last four digits only, and write to you at every change.',
    change: 'Change the account',
    enter: 'Enter an account',
  },
  form: {
    title: 'Bank account',
    text: 'An account in the United States in your own name. For three days after a change no money goes there, so that you can object if it was not you.',
    holder: 'Name on the account',
    kind: 'Kind of account',
    routing: 'Routing number',
    number: 'Account number',
    save: 'Save the account',
    cancel: 'Cancel',
    saved: 'Saved. We wrote you a mail about it.',
  },
  payouts: {
    title: 'What is owed and what was paid',
    none: 'Nothing is owed to you, and nothing was paid out yet.',
    seat: (group: string, seat: number) => `${group}, seat ${seat}`,
    paidOn: (day: string) => `sent on ${day}`,
    since: (day: string) => `since ${day}`,
  },
  failed: 'That did not work',
};

type Texts = typeof en;

const pt: Texts = {
  loading: 'seus dados bancários',
  account: {
    title: 'Para onde vai o seu dinheiro',
    none: 'Você ainda não informou uma conta bancária. Devoluções e outros pagamentos aguardam até lá; nada se perde.',
    kinds: { checking: 'Conta corrente', savings: 'Conta poupança' },
    usable: 'O dinheiro pode ser enviado para ela.',
    waits: (day) => `Nova: o dinheiro pode ser enviado para ela a partir de ${day}.`,
    safe: 'Guardada com criptografia. Mostramos só os quatro últimos dígitos e escrevemos a cada alteração.',
    change: 'Trocar a conta',
    enter: 'Informar uma conta',
  },
  form: {
    title: 'Conta bancária',
    text: 'Uma conta nos Estados Unidos em seu próprio nome. Nos três dias depois de uma alteração nenhum valor é enviado, para que você possa avisar se não foi você.',
    holder: 'Nome do titular',
    kind: 'Tipo de conta',
    routing: 'Routing number',
    number: 'Número da conta',
    save: 'Salvar a conta',
    cancel: 'Cancelar',
    saved: 'Salvo. Escrevemos um e-mail para você.',
  },
  payouts: {
    title: 'O que é devido e o que foi pago',
    none: 'Nada é devido a você, e nada foi pago ainda.',
    seat: (group, seat) => `${group}, cota ${seat}`,
    paidOn: (day) => `enviado em ${day}`,
    since: (day) => `desde ${day}`,
  },
  failed: 'Não deu certo',
};

/** The sentences of the member's page. */
export const pageTexts = (locale: Locale = 'en'): Texts => (locale === 'pt-BR' ? pt : en);
