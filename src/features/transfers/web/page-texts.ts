import type { Locale } from '#shared/locale.ts';

const en = {
  loading: 'your transfers',
  title: 'Give your seat to somebody else',
  text: 'Before an award you can transfer your seat to a person whose application is approved. They pay the fund and reserve parts you paid so far, which go to you, and administration only for the months to come. From the 14th, 6 pm, until the assembly’s bids are settled no seat changes hands.',
  offeredTitle: 'Seats offered to you',
  offeredText:
    'Whoever offers you a seat signs first. You pay the fund and reserve parts that were paid so far, and administration only for the months to come.',
  nothingOffered: 'No seat was offered to you.',
  email: 'Their e-mail address',
  signature: 'Type your name to sign',
  offer: 'Offer my seat',
  offered: 'Offered. They get a mail.',
  price: {
    fund: 'Fund parts so far',
    reserve: 'Reserve parts so far',
    administration: 'Administration of months to come, already paid',
    total: 'Price',
  },
  states: {
    offered: 'Waits for their signature',
    accepted: 'Signed by both; waits for the price',
    done: 'Done',
    withdrawn: 'Taken back',
  },
  waitsForYou: 'Waits for your signature',
  waitsForYourPrice: 'Signed by both; waits for your price',
  to: (name: string, seat: number) => `Seat ${seat} to ${name}`,
  from: (name: string, seat: number) => `Seat ${seat} of ${name}`,
  accept: 'Accept at this price',
  accepted: 'Accepted. We write to you where to send the price.',
  wire: 'Send the price by wire; we write to you with the account. The seat is yours when two people of the cooperative have seen it arrive.',
  withdraw: 'Take the offer back',
  decline: 'Decline',
  withdrawn: 'The transfer was taken back.',
  takeOver: {
    title: 'The account of an estate',
    intro:
      'Choose a password. From then on you sign in with your address and this password, and nobody can sign in with the former address.',
    loading: 'Loading',
    broken: {
      title: 'This link does not work',
      text: 'The link is not complete. Please open it from the mail once more.',
    },
    save: 'Take the account over',
    saving: 'Saving…',
    failed: { title: 'That did not work', fallback: 'Please try again.', refusals: {} },
    doneTitle: 'The account is yours to act for',
    done: (email: string) =>
      `Sign in with ${email} and the password you chose. Please look at the automatic payments and the bank details first.`,
    signIn: 'Sign in',
  },
  beneficiary: {
    title: 'If something happens to you',
    text: 'Name who should take your seat over. Until an heir is confirmed your estate holds the seat, with the same rights and duties.',
    estate: (name: string, representative: string) =>
      `${name} holds this seat, with the same rights and duties, and ${representative} acts for it.`,
    name: 'Name',
    relationship: 'Who they are to you',
    contact: 'E-mail address or phone',
    save: 'Save',
    saved: 'Saved',
  },
  failed: 'That did not work',
};

type Texts = typeof en;

const pt: Texts = {
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
      text: 'O link está incompleto. Abra-o de novo a partir do e-mail.',
    },
    save: 'Assumir a conta',
    saving: 'Salvando…',
    failed: {
      title: 'Não deu certo',
      fallback: 'Tente de novo.',
      refusals: {
        EXECUTOR_LINK_ENDED: 'Este link não vale mais. Escreva para nós e enviaremos outro.',
        EXECUTOR_ADDRESS_TAKEN:
          'Este e-mail já tem uma conta ou uma inscrição própria. O espólio precisa de um e-mail só para ele.',
      },
    },
    doneTitle: 'Agora você responde por esta conta',
    done: (email) =>
      `Entre com ${email} e a senha que você escolheu. Veja primeiro os pagamentos automáticos e os dados bancários.`,
    signIn: 'Entrar',
  },
  beneficiary: {
    title: 'Se algo acontecer com você',
    text: 'Indique quem deve assumir a sua cota. Até a confirmação de um herdeiro, o espólio é o titular, com os mesmos direitos e deveres.',
    estate: (name, representative) =>
      `O titular desta cota é o espólio (${name}), com os mesmos direitos e deveres; ${representative} o representa.`,
    name: 'Nome',
    relationship: 'Quem é para você',
    contact: 'E-mail ou telefone',
    save: 'Salvar',
    saved: 'Salvo',
  },
  failed: 'Não deu certo',
};

/** The sentences of the member's page. */
export const pageTexts = (locale: Locale = 'en'): Texts => (locale === 'pt-BR' ? pt : en);
