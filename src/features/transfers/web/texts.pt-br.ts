import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  loading: 'suas transferências',
  title: 'Passe a sua cota para outra pessoa',
  text: 'Antes da contemplação você pode transferir a cota para alguém com cadastro aprovado. Essa pessoa paga as partes do fundo e da reserva que você pagou até agora, que vão para você, e administração só dos meses futuros. Do dia 14, às 18h, até o acerto dos lances da assembleia nenhuma cota muda de mãos.',
  offeredTitle: 'Cotas oferecidas a você',
  offeredText:
    'Quem oferece a cota assina primeiro. Você paga as partes do fundo e da reserva pagas até agora, e administração só dos meses futuros.',
  nothingOffered: 'Nenhuma cota foi oferecida a você.',
  email: 'E-mail da pessoa',
  signature: 'Digite o seu nome para assinar',
  offer: 'Oferecer minha cota',
  offered: 'Oferecida. A pessoa recebe um e-mail.',
  price: {
    fund: 'Partes do fundo até agora',
    reserve: 'Partes da reserva até agora',
    administration: 'Administração de meses futuros, já paga',
    total: 'Preço',
  },
  states: {
    offered: 'Aguarda a assinatura da pessoa',
    accepted: 'Assinada pelos dois; aguarda o preço',
    done: 'Concluída',
    withdrawn: 'Desfeita',
  },
  waitsForYou: 'Aguarda a sua assinatura',
  waitsForYourPrice: 'Assinada pelos dois; aguarda o seu pagamento',
  to: (name, seat) => `Cota ${seat} para ${name}`,
  from: (name, seat) => `Cota ${seat} de ${name}`,
  accept: 'Aceitar por este preço',
  accepted: 'Aceita. Escrevemos para onde enviar o preço.',
  wire: 'Envie o preço por transferência bancária; escrevemos com a conta. A cota é sua quando duas pessoas da cooperativa confirmarem a chegada.',
  withdraw: 'Desfazer a oferta',
  decline: 'Recusar',
  withdrawn: 'A transferência foi desfeita.',
  takeOver: {
    title: 'A conta de um espólio',
    intro:
      'Escolha uma senha. A partir daí você entra com o seu e-mail e essa senha, e ninguém mais entra com o e-mail anterior.',
    loading: 'Carregando',
    broken: {
      title: 'Este link não funciona',
      text: 'O link está incompleto. Abra-o novamente a partir do e-mail.',
    },
    save: 'Assumir a conta',
    saving: 'Salvando…',
    failed: {
      title: 'Não deu certo',
      fallback: 'Tente novamente.',
      refusals: {
        EXECUTOR_LINK_ENDED: 'Este link não vale mais. Escreva para nós e enviaremos outro.',
        EXECUTOR_ADDRESS_TAKEN:
          'Este e-mail já tem uma conta ou uma inscrição própria, ou não está aberto a novas contas. O espólio precisa de um e-mail só para ele.',
      },
    },
    doneTitle: 'Agora você responde por esta conta',
    done: (email) =>
      `Entre com ${email} e a senha que você escolheu. Veja primeiro os pagamentos automáticos e os dados bancários.`,
    signIn: 'Entrar',
  },
  beneficiary: {
    title: 'Se algo acontecer com você',
    text: 'Indique quem deve assumir a sua cota. Até a confirmação de um herdeiro, o espólio é o cotista, com os mesmos direitos e deveres.',
    estate: (name, representative) =>
      `O cotista é o espólio (${name}), com os mesmos direitos e deveres; ${representative} o representa.`,
    name: 'Nome',
    relationship: 'Quem é para você',
    contact: 'E-mail ou telefone',
    save: 'Salvar',
    saved: 'Salvo',
  },
  failed: 'Não deu certo',
  refusals: {
    TRANSFER_NOT_FOUND: 'Não encontramos esta transferência.',
    TRANSFER_REFUSED:
      'Só pode ser transferida uma cota com parcelas pagas e ainda não contemplada.',
    TRANSFER_OPEN: 'Esta cota já está oferecida a alguém.',
    TRANSFER_CHANGED: 'A transferência ou o seu preço mudou. Leia novamente.',
    TRANSFER_PAID:
      'A chegada do preço já foi registrada, e esta transferência não pode mais ser desfeita. Escreva para nós.',
    TRANSFER_CLOSED:
      'Do corte, no dia 14, até o acerto dos lances da assembleia, nenhuma cota muda de cotista.',
    NEWCOMER_NOT_APPROVED:
      'A pessoa com este e-mail ainda não tem uma inscrição aprovada. Ela precisa se inscrever primeiro, como todo mundo.',
  },
};
