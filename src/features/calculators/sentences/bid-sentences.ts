import type { Locale } from '#shared/text/locale.ts';
import type { BidOutcome } from '../figures/bid.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import { calculatorTexts } from '../texts.ts';

/** What usually wins in the month of the bid, and how this bid compares to it. */
export function writeBidProspects(
  { usual, month, instalments }: BidOutcome,
  inputs: CalculatorInputs,
  locale: Locale,
): string {
  const { bid, others } = calculatorTexts(locale);
  const clause = others[inputs.otherBidders];
  if (usual.kind === 'any') return bid.anyWins;
  if (usual.kind === 'unknown') return bid.unknown(month, clause);
  const { low, high } = usual;
  const sentence = bid.usual(month, clause, low, high);
  if (instalments < low.instalments) return `${sentence} ${bid.below}`;
  return `${sentence} ${instalments < high.instalments ? bid.within : bid.above}`;
}

/** Explains why a bid for more than is still owed is cut. */
export function writeBidCut(
  { instalments, month }: BidOutcome,
  wanted: number,
  locale: Locale,
): string | undefined {
  if (instalments === wanted) return undefined;
  return calculatorTexts(locale).bid.cut(instalments, month);
}
