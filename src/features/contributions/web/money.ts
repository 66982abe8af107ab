import { formatMoney, usd } from '#shared/text/money.ts';

/** '$2,344' for cents. */
export const dollars = (cents: number): string => formatMoney(usd(cents));
