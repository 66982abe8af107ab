import { DEPOSIT_RULE_PORTUGUESE } from '#features/legal/deposit-sentence.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  title: 'Os números fazem sentido para você?',
  text: (deposit) => `Um depósito de ${deposit} reserva o seu lugar. ${DEPOSIT_RULE_PORTUGUESE}`,
  action: 'Reservar minha vaga',
  form: '/comprar-imovel#application-form',
};
