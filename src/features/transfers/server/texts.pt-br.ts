import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  open: 'Abrir a transferência',
  labels: { group: 'Grupo', seat: 'Cota', price: 'Preço' },
  offered: {
    subject: 'Uma cota foi oferecida a você',
    preview: 'Leia quanto custa antes de aceitar.',
    body: (leaver) =>
      `${leaver} oferece a cota a você. Você pagaria as partes do fundo e da reserva pagas até agora; elas vão para o cotista anterior. A administração você paga só dos meses futuros.`,
    next: 'Se aceitar, você digita o seu nome e envia o preço por transferência bancária. A cota é sua quando duas pessoas da cooperativa confirmarem a chegada.',
  },
  sent: {
    subject: 'Você ofereceu a sua cota',
    preview: 'Se não foi você, retire a oferta agora mesmo.',
    body: (newcomer) =>
      `A sua cota acaba de ser oferecida a ${newcomer}. Ela continua sua até que a oferta seja aceita e o preço chegue; até o preço chegar, você pode retirar a oferta.`,
    notYou: 'Se não foi você, retire a oferta, troque a sua senha agora mesmo e escreva para nós.',
  },
  beneficiary: {
    subject: 'A pessoa que assume a sua cota foi alterada',
    preview: 'Se não foi você, avise-nos agora mesmo.',
    body: (name) =>
      `${name} agora é a pessoa indicada para assumir a sua cota em caso de falecimento. Nada mais mudou na sua cota.`,
    notYou:
      'Se não foi você, troque a sua senha agora mesmo, indique novamente a pessoa certa e escreva para nós.',
    open: 'Abrir as suas transferências',
  },
  accepted: {
    subject: 'Sua cota foi aceita',
    preview: 'A transferência acontece quando o preço chegar.',
    body: (newcomer) =>
      `${newcomer} aceitou a sua cota. Ela passa para essa pessoa quando o preço chegar; até lá a cota é sua, e as contribuições também.`,
  },
  priceDue: {
    subject: 'Você aceitou uma cota: o próximo passo é o preço',
    preview: 'Escreveremos com a conta para a sua transferência.',
    body: 'Você aceitou esta cota pelo preço abaixo. Não envie nada ainda: escreveremos com a conta para a sua transferência bancária.',
    next: 'A cota é sua quando duas pessoas da cooperativa confirmarem a chegada do preço. Se uma contribuição da cota for paga antes disso, o preço muda, e as duas partes assinam novamente.',
    notYou: 'Se não foi você, recuse a cota, troque a sua senha agora mesmo e escreva para nós.',
  },
  withdrawn: {
    subject: 'Uma transferência foi desfeita',
    preview: 'A cota continua com o cotista atual.',
    body: (who) =>
      `${who} desfez a transferência desta cota. Ela continua com o cotista atual, e nada mais muda.`,
    next: 'Se algum dinheiro já foi enviado por ela, escreva para nós: ele volta pelo mesmo caminho.',
  },
  ended: {
    subject: 'Uma transferência foi encerrada',
    preview: 'Esta cota não pode mais mudar de cotista.',
    body: 'A cota que você ia assumir não pode mais ser transferida: ela foi contemplada, ou o cotista saiu do grupo. Você não tem nenhum dever por ela.',
  },
  done: {
    subject: 'A cota é sua',
    preview: 'Boas-vindas ao grupo.',
    body: 'O preço chegou, e a cota é sua a partir de agora, com tudo o que já foi pago por ela. Um lance do cotista anterior não vale mais; você pode dar o seu.',
  },
  invited: {
    subject: (estate) => `A conta do espólio (${estate})`,
    preview: 'Você pode acompanhar a cota e agir por ela.',
    body: (estate) =>
      `Sentimos muito pela sua perda. A cooperativa registrou que o espólio (${estate}) é o cotista e que você o representa. Com este link você escolhe uma senha e assume a conta: vê o que foi pago, o que está por vencer e onde está o dinheiro, e age com os mesmos direitos e deveres do cotista.`,
    next: 'Os pagamentos automáticos e os dados bancários continuam como estavam até você mudá-los. Confira-os primeiro.',
    action: 'Assumir a conta',
    closing: (days) =>
      `O link funciona uma única vez, por ${days} dias, e é só seu. Se você não representa este espólio, escreva para nós.`,
  },
  notice: {
    subject: 'Sua conta passa para o seu espólio',
    preview: 'Se você está lendo isto e há um engano, escreva para nós imediatamente.',
    body: (estate, representative) =>
      `Duas pessoas da cooperativa registraram que o espólio (${estate}) passou a ser o cotista e que ${representative} o representa. Essa pessoa recebeu um link para assumir esta conta.`,
    wrong:
      'Se você está lendo isto e há um engano, escreva para nós imediatamente. Mudar o seu e-mail nas configurações da conta invalida o link.',
  },
};
