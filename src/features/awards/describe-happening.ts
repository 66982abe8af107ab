import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { Happening, Surplus } from './contract.ts';
import { awardNames } from './texts.ts';

/** What happened to an award, in the reader's language. */
export function describeHappening(happening: Happening, locale: Locale): string {
  const { reasons, ends } = awardNames(locale);
  switch (happening.code) {
    case 'homeChosen':
      return reasons.homeChosen(happening.address);
    case 'paid': {
      const { surplus } = happening;
      return surplus ? `${reasons.paid} ${describeSurplus(surplus, locale)}` : reasons.paid;
    }
    case 'ended':
      return reasons.ended(ends[happening.end]);
    default:
      return reasons[happening.code];
  }
}

/** Where the surplus of a credit went. */
export function describeSurplus(
  { surplus, forExpenses, prepaidInstalments, creditToNext, cash }: Surplus,
  locale: Locale,
): string {
  const dollars = (cents: number) => (cents === 0 ? '' : formatMoney(usd(cents), locale));
  return awardNames(locale).reasons.surplus({
    total: dollars(surplus),
    expenses: dollars(forExpenses),
    instalments: prepaidInstalments,
    prepaid: dollars(surplus - forExpenses - creditToNext - cash),
    next: dollars(creditToNext),
    cash: dollars(cash),
  });
}
