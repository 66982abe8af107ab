import { EXTENSION_DAYS, RETURN_DAYS, WINDOW_DAYS } from '#features/program-rules/constants.ts';

/**
 * What the product does with a deposit, in one sentence wherever a deposit is mentioned. The terms
 * and the agreement keep their own words, which contradict each other; this is the one that is kept.
 */
export const DEPOSIT_RULE = `The deposit counts toward your first contribution if the group forms; it comes back in full if no group forms in ${WINDOW_DAYS} days (${WINDOW_DAYS + EXTENSION_DAYS} with the extension) or the group is canceled before that; whoever is moved to a later group may have it back for ${RETURN_DAYS} days; in every other case it is not refunded, as the deposit agreement says.`;

export const DEPOSIT_RULE_PORTUGUESE = `O depósito conta na primeira contribuição se o grupo se formar; volta inteiro se nenhum grupo se formar em ${WINDOW_DAYS} dias (${WINDOW_DAYS + EXTENSION_DAYS}, com a prorrogação) ou se o grupo for cancelado antes disso; quem for transferido para outro grupo pode pedi-lo de volta por ${RETURN_DAYS} dias; nos demais casos ele não é devolvido, como diz o contrato do depósito.`;
