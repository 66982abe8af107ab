import type { BidOutcome } from '../figures/bid.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import { OTHER_BIDDERS_CLAUSES } from './labels.ts';

/** What usually wins in the month of the bid, and how this bid compares to it. */
export function writeBidProspects(bid: BidOutcome, inputs: CalculatorInputs): string {
  const clause = OTHER_BIDDERS_CLAUSES[inputs.otherBidders];
  const { usual, month } = bid;
  if (usual.kind === 'any') {
    return 'If nobody else bids, any valid bid wins. Nobody can know that beforehand.';
  }
  if (usual.kind === 'unknown') {
    return `We have no figure for what wins in month ${month} ${clause}. The highest bid wins, and equal ones are decided by lot.`;
  }
  const { low, high } = usual;
  return `In month ${month} the winning bid is usually ${low.share}% to ${high.share}% of the property value ${clause}: ${low.instalments} to ${high.instalments} instalments. ${compareWith(bid.instalments, low.instalments, high.instalments)}`;
}

function compareWith(instalments: number, low: number, high: number): string {
  if (instalments < low) return 'Your bid is below that and would usually lose.';
  if (instalments < high) return 'Your bid is within that and could win or lose.';
  return 'Your bid is at least that and would usually win.';
}

/** What the cut is for, where somebody bids more than is still owed. */
export function writeBidCut(bid: BidOutcome, wanted: number): string | undefined {
  if (bid.instalments === wanted) return undefined;
  return `After month ${bid.month} only ${bid.instalments} instalments are still owed: the bid is counted as ${bid.instalments}.`;
}
