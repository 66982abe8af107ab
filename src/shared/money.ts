/** Money is integer cents with a currency; dollars appear only in the API and on pages. */
export type Money = { readonly cents: number; readonly currency: 'USD' };

export function usd(cents: number): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not a whole number of cents: ${cents}`);
  return { cents, currency: 'USD' };
}

/** The API's `amount` fields are dollars. */
export function toDollars(money: Money): number {
  return money.cents / 100;
}

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const exactDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$2,344' for whole dollars, '$2,343.75' otherwise. */
export function formatMoney(money: Money): string {
  const format = money.cents % 100 === 0 ? wholeDollars : exactDollars;
  return format.format(toDollars(money));
}
