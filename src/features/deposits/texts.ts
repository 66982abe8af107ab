import type { Locale } from '#shared/locale.ts';

const en = {
  lost: {
    subject: 'Your deposit was not paid: please pay it again',
    preview: 'Nothing was charged. Your application is saved.',
    greeting: (name: string) => `Hello ${name},`,
    body: 'You began to pay your $200 deposit, but our payment provider no longer has that payment. Nothing was charged, and no spot is reserved for you yet.',
    next: 'Sign in with this email address and pay on your dashboard. If you have paid since then, you can ignore this mail.',
    action: 'Pay the $200 deposit',
    reference: 'Reference',
  },
};

type Texts = typeof en;

const pt: Texts = {
  lost: {
    subject: 'Seu depósito não foi pago: pague novamente, por favor',
    preview: 'Nada foi cobrado. Sua inscrição está salva.',
    greeting: (name) => `Olá, ${name},`,
    body: 'Você começou a pagar o seu depósito de US$ 200, mas o nosso provedor de pagamentos não tem mais esse pagamento. Nada foi cobrado, e ainda não há uma vaga reservada para você.',
    next: 'Entre com este endereço de e-mail e pague no seu painel. Se você já pagou depois disso, pode ignorar este e-mail.',
    action: 'Pagar o depósito de US$ 200',
    reference: 'Referência',
  },
};

/** The sentences of this feature's newer mails, by the reader's language. */
export const depositTexts: Record<Locale, Texts> = { en, 'pt-BR': pt };
