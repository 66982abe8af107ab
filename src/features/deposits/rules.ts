import { type Money, usd } from '#shared/money.ts';

/** The deposit, whatever a request says. */
export const DEPOSIT: Money = usd(200_00);
