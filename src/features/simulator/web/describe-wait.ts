import type { PlanId } from '#features/plans/plans.ts';
import type { OtherBidders } from '#features/program-rules/odds.ts';
import type { Locale } from '#shared/text/locale.ts';
import { chanceByYear, costOfBid, type MyBid } from '../waiting/wait.ts';
import { writeCents } from '../write-figures.ts';
import { waitTexts } from './texts.ts';

/** '45%'; more than 99% is not rounded up to certainty. */
export function writePercent(chance: number): string {
  if (chance > 0.99 && chance < 1) return '99%';
  return `${Math.round(chance * 100)}%`;
}

type Choice = { plan: PlanId; others: OtherBidders; bid: MyBid };

/** The result in words: the chance after some years, and what the bid costs. */
export function describeWait({ plan, others, bid }: Choice, locale: Locale): string {
  const texts = waitTexts(locale);
  const chances = chanceByYear(others, bid);
  const certain = chances.indexOf(1) + 1;
  // Years after certainty is reached are left out.
  const told = [5, 10, 15, 19].filter((year) => year < certain);
  const answer = [
    texts.first(writePercent(chances[0] ?? 0)),
    ...told.map((year) => texts.within(year, writePercent(chances[year - 1] ?? 0))),
    ...(certain > 1 && certain < 20 ? [texts.within(certain, texts.certain)] : []),
  ].join(' ');
  if (bid === 'never') return answer;
  const { instalments, cents } = costOfBid(plan, bid);
  return `${answer} ${texts.cost(writeCents(locale, cents), instalments)}`;
}
