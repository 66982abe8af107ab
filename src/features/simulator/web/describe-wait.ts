import type { PlanId } from '#features/plans/plans.ts';
import type { OtherBidders } from '#features/program-rules/odds.ts';
import type { Locale } from '#shared/text/locale.ts';
import { COURSES, costOfBid, type MyBid, medianYear } from '../waiting/wait.ts';
import { writeCents } from '../write-figures.ts';
import { waitTexts } from './texts.ts';

/** '45%'; more than 99% is not rounded up to certainty. */
export function writePercent(chance: number): string {
  if (chance > 0.99 && chance < 1) return '99%';
  return `${Math.round(chance * 100)}%`;
}

type Choice = { plan: PlanId; others: OtherBidders; bid: MyBid };

/** The result in words: by when half have their turn, and what the bid costs. */
export function describeWait({ plan, others, bid }: Choice, locale: Locale): string {
  const texts = waitTexts(locale);
  const [steady = 0, usual = 0] = COURSES.map((course) => medianYear(others, bid, course));
  const answer = texts.half(steady, usual);
  if (bid === 'never') return answer;
  const { instalments, cents } = costOfBid(plan, bid);
  return `${answer} ${texts.cost(writeCents(locale, cents), instalments)}`;
}
