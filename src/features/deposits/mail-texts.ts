import type { UnexpectedReason } from '#features/payments/rules.ts';
import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/locale.ts';
import type { RefundReason } from './rules.ts';

/** The sentences of the mails to somebody who pays a deposit, by language. */
const en = {
  greeting: (name: string) => `Hello ${name},`,
  test: 'This was a test payment: no real money moved.',
  visit: `Visit ${brand.name}`,
  labels: { amount: 'Amount', paidOn: 'Paid on', plan: 'Plan', reference: 'Reference' },
  confirmed: {
    subject: (amount: string) => `Your ${amount} deposit is confirmed: your spot is reserved`,
    preview: 'You have a place in a forming group. Here is what happens next.',
    received: (amount: string, plan: string) =>
      `We received your deposit of ${amount}. Your place in a forming ${plan} group is reserved.`,
    counts: (rest: string, monthly: string) =>
      `When the group forms, the deposit counts toward your first monthly contribution: ${rest} of ${monthly} then remain for the first month. If the group does not form within 120 days, you get the deposit back in full.`,
    next: 'What happens next: create an account with this email address, upload your income documents, and see how your group fills up. We write to you when it forms.',
    action: 'Create your account or sign in',
    closing: 'Keep this mail as your receipt.',
  },
  refunded: {
    subject: (amount: string) => `Your ${amount} deposit has been refunded`,
    preview: (amount: string) => `${amount} is on its way back to your card.`,
    onItsWay: (amount: string) =>
      `${amount} is on its way back to the card you paid with. Banks usually show it within 5 to 10 business days.`,
    closing: 'You are welcome to join another group at any time.',
    reasons: {
      group_not_formed:
        'Your group did not fill within its formation window, so we are returning your deposit in full, as promised.',
      moved_to_later_group:
        'Your place was moved to a later group and you asked for your deposit back, so we are returning it in full.',
      group_cancelled: 'Your group was cancelled, so we are returning your deposit in full.',
      application_deleted:
        'Your application was no longer with us when the payment arrived, so we are returning it in full.',
      paid_twice:
        'This was a second payment for the same application, so we are returning it in full.',
      dispute_lost: 'Your bank decided for you in the dispute about this payment.',
      by_admin: 'We are returning your deposit in full.',
      at_provider: 'We returned your deposit in full.',
    } satisfies Record<RefundReason, string> as Record<RefundReason, string>,
  },
  returned: {
    subject: (sum: string) => `We are returning your payment of ${sum}`,
    preview: 'It does not count as your deposit, and goes back to your card in full.',
    body: (sum: string, why: string) =>
      `We received a payment of ${sum} from you. ${why} So we did not take it, and ${sum} is on its way back to the card you paid with. Banks usually show it within 5 to 10 business days.`,
    reasons: {
      wrong_amount: (deposit: string) => `A deposit is ${deposit}, and this payment was not.`,
      second_payment: () => 'The deposit it was made for has another payment.',
    } as Record<UnexpectedReason, (deposit: string) => string>,
    next: {
      wrong_amount: 'You can pay the deposit from your dashboard at any time.',
      second_payment: 'Your dashboard shows how the other payment stands.',
    } as Record<UnexpectedReason, string>,
  },
  unpaid: {
    subject: 'Your spot is not reserved yet: the $200 deposit is open',
    lastSubject: 'The last reminder: your $200 deposit is still open',
    preview: 'Your application is saved. One step is left, and it takes a minute.',
    body: (plan: string) =>
      `Your application for the ${plan} plan at ${brand.name} is saved, but its $200 deposit has not been paid, so no spot is reserved for you yet.`,
    how: 'The button opens the card form at once; you need no account for it. The deposit counts toward your first monthly contribution, and you get it back in full if no group forms.',
    action: 'Pay the $200 deposit',
    closing:
      'Changed your mind? Then do nothing, or reply to this mail and we delete your application.',
    lastClosing:
      'We will not remind you again. Your application stays until you ask us to delete it.',
  },
};

type MailTexts = typeof en;

const portuguese: MailTexts = {
  greeting: (name) => `Olá, ${name},`,
  test: 'Este foi um pagamento de teste: nenhum dinheiro de verdade foi movimentado.',
  visit: `Visitar a ${brand.name}`,
  labels: { amount: 'Valor', paidOn: 'Pago em', plan: 'Plano', reference: 'Referência' },
  confirmed: {
    subject: (amount) => `Seu depósito de ${amount} está confirmado: sua vaga está reservada`,
    preview: 'Você tem um lugar em um grupo em formação. Veja o que acontece agora.',
    received: (amount, plan) =>
      `Recebemos o seu depósito de ${amount}. O seu lugar em um grupo de ${plan} em formação está reservado.`,
    counts: (rest, monthly) =>
      `Quando o grupo se formar, o depósito conta na sua primeira contribuição mensal: de ${monthly}, ficam ${rest} para o primeiro mês. Se o grupo não se formar em 120 dias, você recebe o depósito de volta por inteiro.`,
    next: 'O que acontece agora: crie uma conta com este endereço de e-mail, envie os seus comprovantes de renda e acompanhe como o seu grupo se completa. Escreveremos quando ele se formar.',
    action: 'Criar a sua conta ou entrar',
    closing: 'Guarde este e-mail como o seu recibo.',
  },
  refunded: {
    subject: (amount) => `Seu depósito de ${amount} foi devolvido`,
    preview: (amount) => `${amount} estão a caminho do seu cartão.`,
    onItsWay: (amount) =>
      `${amount} estão a caminho do cartão com que você pagou. Os bancos costumam mostrar o valor em 5 a 10 dias úteis.`,
    closing: 'Você pode entrar em outro grupo quando quiser.',
    reasons: {
      group_not_formed:
        'O seu grupo não se completou no prazo de formação; por isso devolvemos o seu depósito por inteiro, como prometido.',
      moved_to_later_group:
        'O seu lugar passou para um grupo posterior e você pediu o depósito de volta; por isso o devolvemos por inteiro.',
      group_cancelled: 'O seu grupo foi cancelado; por isso devolvemos o seu depósito por inteiro.',
      application_deleted:
        'A sua inscrição já não estava conosco quando o pagamento chegou; por isso o devolvemos por inteiro.',
      paid_twice:
        'Este foi um segundo pagamento para a mesma inscrição; por isso o devolvemos por inteiro.',
      dispute_lost: 'O seu banco decidiu a seu favor na contestação deste pagamento.',
      by_admin: 'Estamos devolvendo o seu depósito por inteiro.',
      at_provider: 'Devolvemos o seu depósito por inteiro.',
    },
  },
  returned: {
    subject: (sum) => `Estamos devolvendo o seu pagamento de ${sum}`,
    preview: 'Ele não conta como depósito e volta por inteiro para o seu cartão.',
    body: (sum, why) =>
      `Recebemos de você um pagamento de ${sum}. ${why} Por isso não o aceitamos, e ${sum} estão a caminho do cartão com que você pagou. Os bancos costumam mostrar o valor em 5 a 10 dias úteis.`,
    reasons: {
      wrong_amount: (deposit) => `O depósito é de ${deposit}, e este pagamento não era.`,
      second_payment: () => 'O depósito a que ele se destinava tem outro pagamento.',
    },
    next: {
      wrong_amount: 'Você pode pagar o depósito no seu painel quando quiser.',
      second_payment: 'O seu painel mostra como está o outro pagamento.',
    },
  },
  unpaid: {
    subject: 'A sua vaga ainda não está reservada: falta o depósito de US$ 200',
    lastSubject: 'Último lembrete: ainda falta o seu depósito de US$ 200',
    preview: 'A sua inscrição está salva. Falta um passo, e ele leva um minuto.',
    body: (plan) =>
      `A sua inscrição para o plano de ${plan} na ${brand.name} está salva, mas o depósito de US$ 200 não foi pago; por isso ainda não há uma vaga reservada para você.`,
    how: 'O botão abre direto o formulário do cartão; você não precisa de conta para isso. O depósito conta na sua primeira contribuição mensal e volta por inteiro se nenhum grupo se formar.',
    action: 'Pagar o depósito de US$ 200',
    closing:
      'Mudou de ideia? Então não faça nada, ou responda a este e-mail e apagamos a sua inscrição.',
    lastClosing:
      'Não enviaremos outro lembrete. A sua inscrição continua até você pedir que a apaguemos.',
  },
};

const byLocale: Record<Locale, MailTexts> = { en, 'pt-BR': portuguese };

export const mailTexts = (locale: Locale): MailTexts => byLocale[locale];
