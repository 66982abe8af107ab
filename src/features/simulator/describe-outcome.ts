import type { Locale } from '#shared/text/locale.ts';
import { type Assumptions, GROUPS } from './assumptions.ts';
import { isShort, medianOf, type Outcome } from './engine/outcome.ts';
import { simulatorTexts } from './texts.ts';

/** The result in words; bad outcomes are not hidden behind good ones. */
export function describeOutcome(
  outcome: Outcome,
  assumptions: Assumptions,
  locale: Locale,
): string[] {
  const texts = simulatorTexts(locale).outcome;
  const short = outcome.ends.filter(isShort);
  return [
    describeEnd(outcome.ends.length, short.length, locale),
    ...(short.length > 0 ? [describeShortfall(outcome, locale)] : []),
    describeChance(texts.neverBidder, outcome.neverBid, locale),
    describeChance(texts.bidder(assumptions.myBid), outcome.withBid, locale),
  ];
}

function describeEnd(groups: number, short: number, locale: Locale): string {
  const texts = simulatorTexts(locale).outcome;
  if (short === 0) return texts.all(groups);
  return short === groups ? texts.none(groups) : texts.some(groups - short, groups, short);
}

/** How large the shortfall is in groups that have one, and who bears it. */
function describeShortfall({ ends }: Outcome, locale: Locale): string {
  const texts = simulatorTexts(locale).outcome;
  const short = ends.filter(isShort);
  const withoutHome = short.map((end) => end.withoutHome).filter((homes) => homes > 0);
  const share = medianOf(short.map(({ claims, paid }) => paid / claims)) ?? 1;
  const who =
    withoutHome.length === 0
      ? texts.refundsShort
      : texts.homesShort(withoutHome.length, GROUPS, medianOf(withoutHome) ?? 0);
  return texts.middle(who, share);
}

function describeChance(who: string, chances: readonly number[], locale: Locale): string {
  const texts = simulatorTexts(locale).outcome;
  const certain = chances.findIndex((chance) => chance > 0.995);
  if (certain >= 0 && certain <= 60) return texts.certain(who, Math.ceil(certain / 12));
  return texts.chances(who, chances[60] ?? 0, chances[120] ?? 0, chances[180] ?? 0);
}
