import type { Locale } from '#shared/locale.ts';
import type { MemberAssembly } from './contract.ts';

type Refusal = NonNullable<NonNullable<MemberAssembly['next']>['bidRefusal']>;

/** Sentences that members read about their assemblies and bids, by language. */
type MemberTexts = {
  readonly eligible: string;
  readonly notYetEligible: string;
  readonly refusals: Record<Refusal, string>;
  readonly bidIntro: string;
  readonly bidPublic: string;
  readonly sealed: string;
  readonly spareKey: string;
  readonly noSeat: string;
};

const en: MemberTexts = {
  eligible: 'Every instalment up to this month is paid, so your seat takes part in the draw.',
  notYetEligible:
    'Not every instalment up to this month has arrived yet. Paid by the cut-off, your seat takes part; a bank debit counts when it has succeeded.',
  refusals: {
    closed: 'The list is closed. Your last bid before it counts.',
    'not-active': 'Your seat was selected already or has left, so it does not bid.',
    'too-late-in-term': 'Fewer than 96 instalments are left, so bids are no longer possible.',
    barred:
      'A bid of yours was not paid in time, so you may not bid for three assemblies. You stay in the lottery.',
  },
  bidIntro:
    'A bid is a number of whole instalments from the end of your plan that you pay at once. The highest bid wins a home this month. If it is yours, you have 5 business days to start the payment.',
  bidPublic:
    'Your bid is sealed in this browser. Nobody, we included, can read it before the round. Then all bids become public with their seat numbers, the losing ones too, without names.',
  sealed: 'Your sealed bid was received. Keep the receipt: it proves that it was there in time.',
  spareKey:
    'Spare key of this bid. With it the bid opens even if the public randomness should ever end. It is kept in this browser and shown only now:',
  noSeat: 'You hold no seat in a group that has formed yet. Assemblies begin with the first month.',
};

const portuguese: MemberTexts = {
  eligible: 'Todas as parcelas até este mês estão pagas: sua cota participa do sorteio.',
  notYetEligible:
    'Nem todas as parcelas até este mês chegaram. Pagas até o prazo, sua cota participa; um débito bancário conta quando é confirmado.',
  refusals: {
    closed: 'A lista está fechada. Vale o seu último lance antes do fechamento.',
    'not-active': 'Sua cota já foi contemplada ou saiu, portanto não dá lances.',
    'too-late-in-term': 'Restam menos de 96 parcelas, portanto não há mais lances.',
    barred:
      'Um lance seu não foi pago no prazo: você não pode dar lances por três assembleias. Continua no sorteio.',
  },
  bidIntro:
    'Um lance é um número de parcelas inteiras do fim do seu plano, pagas de uma vez. O maior lance ganha uma casa neste mês. Se for o seu, você tem 5 dias úteis para iniciar o pagamento.',
  bidPublic:
    'Seu lance é lacrado neste navegador. Ninguém, nem nós, consegue lê-lo antes da rodada. Depois todos os lances ficam públicos com o número da cota, também os perdedores, sem nomes.',
  sealed: 'Seu lance lacrado foi recebido. Guarde o recibo: ele prova que chegou a tempo.',
  spareKey:
    'Chave reserva deste lance. Com ela o lance abre mesmo que a aleatoriedade pública acabe. Fica neste navegador e só é mostrada agora:',
  noSeat: 'Você ainda não tem cota em um grupo formado. As assembleias começam no primeiro mês.',
};

const byLocale: Record<Locale, MemberTexts> = { en, 'pt-BR': portuguese };

export function memberTexts(locale: Locale): MemberTexts {
  return byLocale[locale];
}
