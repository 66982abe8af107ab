import { EXTENSION_DAYS, WINDOW_DAYS } from '#features/program-rules/constants.ts';

/** The whole refund rule of the deposit, for every Portuguese text that mentions it. */
export const DEPOSIT_RULE_PORTUGUESE = `Se o grupo não se formar em ${WINDOW_DAYS} dias, ou ${WINDOW_DAYS + EXTENSION_DAYS}, se o prazo for prorrogado, ou se for cancelado antes de se formar, o depósito volta inteiro; se você for transferido para outro grupo, pode pedi-lo de volta por 30 dias. Nos demais casos o depósito não é devolvido.`;
