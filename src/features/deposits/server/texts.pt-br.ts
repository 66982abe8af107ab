import { DEPOSIT_RULE_PORTUGUESE } from '#features/legal/deposit-sentence.ts';
import { brand } from '#shared/brand.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  test: 'Este foi um pagamento de teste: nenhum dinheiro de verdade foi movimentado.',
  visit: `Visitar a ${brand.name}`,
  labels: { amount: 'Valor', paidOn: 'Pago em', plan: 'Plano', reference: 'Referência' },
  confirmed: {
    subject: (amount) => `Seu depósito de ${amount} está confirmado: sua vaga está reservada`,
    preview: 'Você tem um lugar em um grupo em formação. Veja o que acontece agora.',
    received: (amount, plan) =>
      `Recebemos o seu depósito de ${amount}. O seu lugar em um grupo de ${plan} em formação está reservado.`,
    counts: (rest, monthly) =>
      `Quando o grupo se formar, o depósito conta na sua primeira contribuição mensal: de ${monthly}, ficam ${rest} para o primeiro mês. ${DEPOSIT_RULE_PORTUGUESE}`,
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
    subject: (deposit) => `A sua vaga ainda não está reservada: falta o depósito de ${deposit}`,
    lastSubject: (deposit) => `Último lembrete: ainda falta o seu depósito de ${deposit}`,
    preview: 'A sua inscrição está salva. Falta um passo, e ele leva um minuto.',
    body: (plan, deposit) =>
      `A sua inscrição para o plano de ${plan} na ${brand.name} está salva, mas o depósito de ${deposit} não foi pago; por isso ainda não há uma vaga reservada para você.`,
    how: `O botão abre direto o formulário do cartão; você não precisa de conta para isso. ${DEPOSIT_RULE_PORTUGUESE}`,
    action: (deposit) => `Pagar o depósito de ${deposit}`,
    closing:
      'Mudou de ideia? Então não faça nada, ou responda a este e-mail e apagamos a sua inscrição.',
    lastClosing:
      'Não enviaremos outro lembrete. A sua inscrição continua até você pedir que a apaguemos.',
  },
  lost: {
    subject: 'Seu depósito não foi pago: pague novamente, por favor',
    preview: 'Nada foi cobrado. Sua inscrição está salva.',
    body: (deposit) =>
      `Você começou a pagar o seu depósito de ${deposit}, mas o nosso provedor de pagamentos não tem mais esse pagamento. Nada foi cobrado, e ainda não há uma vaga reservada para você.`,
    next: 'Entre com este endereço de e-mail e pague no seu painel. Se você já pagou depois disso, pode ignorar este e-mail.',
    action: (deposit) => `Pagar o depósito de ${deposit}`,
  },
};
