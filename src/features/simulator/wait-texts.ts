import type { PlanId } from '#features/plans/plans.ts';
import type { OtherBidders } from '#features/programme/odds.ts';
import type { Locale } from '#shared/locale.ts';
import { formatMoney, usd } from '#shared/money.ts';
import { chanceByYear, costOfBid, type MyBid } from './wait.ts';

const english = {
  title: 'My chance, year by year',
  intro:
    'Nobody can tell you your month. How likely each year is can be worked out, and it depends most on how many others bid.',
  plan: 'Plan',
  others: 'Others who bid',
  me: 'What I do',
  otherChoices: {
    nobody: 'nobody',
    'one-in-20': '1 in 20 members',
    'one-in-10': '1 in 10 members',
    'one-in-5': '1 in 5 members',
    'every-month': 'somebody every month',
  } satisfies Record<OtherBidders, string>,
  never: 'never bid',
  bid: (percent: string) => `bid ${percent}% of the home’s value`,
  year: (year: number) => `Year ${year}`,
  note: 'Played by our simulator for groups in which everybody stays and pays, others bidding 50% to 80% of the home’s value. When members leave before their turn, yours comes sooner; when members stop paying after getting a home, the last ones can be left without.',
  link: 'See how a group can go wrong',
};

/** The estimator's sentences. Portuguese readers get English until the page is translated. */
export function waitTexts(_locale: Locale): typeof english {
  return english;
}

/** '45%'; the last tenth is not rounded up to certainty. */
export function writePercent(chance: number): string {
  if (chance > 0.99 && chance < 1) return '99%';
  return `${Math.round(chance * 100)}%`;
}

/** The result in words: the chance after some years, and what the bid costs. */
export function describeWait(plan: PlanId, others: OtherBidders, bid: MyBid): string {
  const chances = chanceByYear(others, bid);
  const certain = chances.indexOf(1) + 1;
  // Years after certainty is reached are left out.
  const told = [5, 10, 15, 19].filter((year) => year < certain);
  const answer = [
    `Selected within 1 year: ${writePercent(chances[0] ?? 0)}.`,
    ...told.map((year) => `Within ${year}: ${writePercent(chances[year - 1] ?? 0)}.`),
    ...(certain > 1 && certain < 20 ? [`Within ${certain}: in all groups played.`] : []),
  ].join(' ');
  if (bid === 'never') return answer;
  const { instalments, cents } = costOfBid(plan, bid);
  return `${answer} The bid is ${formatMoney(usd(cents))} in cash: your last ${instalments} contributions, paid at once.`;
}
