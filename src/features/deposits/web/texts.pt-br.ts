import { DEPOSIT_RULE_PORTUGUESE } from '#features/legal/deposit-sentence.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  words: (amount) => ({
    form: 'Pagamento com cartão',
    rule: DEPOSIT_RULE_PORTUGUESE,
    labels: {
      loading: `Pagar o depósito de ${amount}`,
      idle: `Pagar o depósito de ${amount}`,
      processing: 'Processando…',
      slow: 'Processando…',
      refused: 'Tentar novamente',
      unknown: 'Tentar novamente',
      waiting: 'Aguardando seu banco',
      success: 'Pago',
    },
    notes: {
      loading: 'Carregando o formulário de pagamento…',
      idle: 'Seu cartão é cobrado uma única vez. O número do cartão nunca chega a nós.',
      processing: 'Deixe esta janela aberta até o pagamento terminar.',
      slow: 'Está demorando mais do que o normal. Você pode fechar esta janela: se o pagamento passar, enviaremos um e-mail, e você nunca é cobrado duas vezes.',
      refused: 'Nada foi cobrado. Confira o cartão ou use outro.',
      unknown:
        'Não foi possível ver se o pagamento passou. Tente novamente: você nunca é cobrado duas vezes.',
      waiting:
        'Seu banco ainda está processando o pagamento. Você pode fechar esta janela; escreveremos para você.',
      success: 'Seu depósito foi processado.',
    },
  }),
  plan: 'Plano',
  paidToday: 'Depósito, pago hoje',
  group: {
    places: 'Vagas ocupadas no seu grupo',
    full: (members, capacity) => `O seu grupo: ${members} de ${capacity} vagas ocupadas`,
    opens: (capacity) => `A sua vaga é a primeira de um novo grupo de ${capacity} vagas`,
    window: (end, latest) =>
      `Ele se forma quando estiver completo e todas as rendas estiverem aprovadas. O prazo vai até ${end}. Podemos prorrogá-lo uma vez, por 30 dias, até ${latest}: até lá o depósito fica conosco. Se o grupo não estiver completo até o fim do prazo, o depósito volta inteiro.`,
    extended: (end) =>
      `Ele se forma quando estiver completo e todas as rendas estiverem aprovadas. O prazo já foi prorrogado uma vez, por 30 dias, e termina em ${end}. Se o grupo não estiver completo até lá, o depósito volta inteiro.`,
    wasFull:
      'Ele ficou completo dentro do prazo e uma vaga foi liberada. Ele se forma assim que estiver completo novamente e todas as rendas estiverem aprovadas.',
  },
  notOpened: 'Não foi possível abrir o formulário de pagamento. Sua inscrição está salva.',
  underWay:
    'O seu banco ainda está processando o pagamento. Escreveremos para você assim que terminar; não pague novamente.',
  setupFailed: {
    landing: [
      'Erro ao preparar o pagamento',
      'Não foi possível preparar o pagamento. Tente novamente.',
    ],
    dashboard: ['Não foi possível preparar o pagamento', 'Tente novamente mais tarde.'],
  },
  paidTitle: 'Pagamento concluído',
  paidText: {
    landing: (amount) => `Seu depósito de ${amount} foi processado e sua vaga está reservada!`,
    dashboard: (amount) => `Seu depósito de ${amount} foi processado!`,
  },
  preparing: 'Preparando o pagamento',
  dialog: {
    title: (amount) => `Pague o depósito de ${amount}`,
    text: 'Ele reserva sua vaga. Você também pode pagar depois, no seu painel.',
    page: 'Ele reserva sua vaga no grupo mais antigo em formação do seu plano.',
  },
  done: {
    title: 'Depósito processado',
    close: 'Entendi',
    mail: (email) =>
      `Uma confirmação está a caminho de ${email}. Agora crie uma conta com este endereço: nela você envia os comprovantes de renda e acompanha seu grupo.`,
    page: 'Agora crie uma conta com o e-mail da sua inscrição: nela você envia os comprovantes de renda e acompanha seu grupo.',
    createAccount: 'Criar a sua conta',
  },
  ended: {
    text: 'Este link não vale mais. Entre com o e-mail da sua inscrição para pagar o depósito ou use o link do nosso e-mail mais recente.',
    signIn: 'Entrar',
    back: 'Voltar ao início',
  },
  left: {
    title: 'Sua inscrição está salva',
    open: 'Ainda não sabemos se o pagamento passou. Se passou, a confirmação chega por e-mail; você nunca é cobrado duas vezes.',
    unpaid: (amount) =>
      `O depósito de ${amount} ainda não foi pago. Você pode terminar aqui, pelo link do nosso e-mail ou no seu painel.`,
  },
  refusals: {
    DEPOSIT_NOT_FOUND: 'Não encontramos este pagamento.',
    DEPOSIT_ALREADY_PAID: 'O seu depósito já está pago. A sua vaga está reservada.',
    APPLICATION_REQUIRED: 'Não encontramos a sua inscrição. Envie-a primeiro.',
    PAY_LINK_ENDED:
      'Este link não é mais válido. Entre com o e-mail da sua inscrição para pagar o depósito.',
    PAYMENT_PROCESSING:
      'O seu banco ainda está processando o pagamento. Escreveremos para você assim que terminar; não pague novamente.',
    EMAIL_NOT_VERIFIED: 'Confirme primeiro o seu e-mail. Enviamos um link para você.',
    PAYMENT_UNAVAILABLE:
      'Não foi possível preparar o pagamento. Tente novamente. A sua inscrição está salva, e você pode pagar o depósito mais tarde.',
    ALREADY_A_MEMBER:
      'Você já tem uma cota em um grupo formado, por isso não cobramos um segundo depósito. Se o seu banco estornou o primeiro, escreva para nós: acertamos isso com as suas contribuições.',
  },
};
