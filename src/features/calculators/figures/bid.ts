import { cutBid } from '#features/program-rules/bids.ts';
import {
  instalmentsFor,
  type OtherBidders,
  usualWinningBid,
} from '#features/program-rules/odds.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import { contributedAfter, monthlyContribution, PROGRAM_MONTHS, planOf } from './program.ts';

/** What a bid in a month means: its price, what is still owed, and its chance to win. */
export type BidOutcome = {
  readonly month: number;
  /** The last instalments the bid pays, limited to those still owed in that month. */
  readonly instalments: number;
  readonly cost: number;
  /** Of the property value, in percent. */
  readonly share: number;
  /** Instalments still to pay after the award, their sum, and the month of the last one. */
  readonly remaining: number;
  readonly remainingCost: number;
  readonly lastMonth: number;
  readonly usual: UsualBid;
};

/** What usually wins in that month; the simulated figures end with year 5. */
export type UsualBid =
  | { readonly kind: 'any' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'range'; readonly low: WinningBid; readonly high: WinningBid };

/** A winning bid, in percent of the property value and in instalments. */
export type WinningBid = { readonly share: number; readonly instalments: number };

export function bidOutcome(inputs: CalculatorInputs): BidOutcome {
  const { propertyValue, bidMonth: month } = inputs;
  const instalments = cutBid(inputs.bidInstalments, month);
  const lastMonth = PROGRAM_MONTHS - instalments;
  const paidBefore = contributedAfter(propertyValue, lastMonth);
  const cost = contributedAfter(propertyValue, PROGRAM_MONTHS) - paidBefore;
  return {
    month,
    instalments,
    cost,
    share: propertyValue > 0 ? (cost / propertyValue) * 100 : 0,
    remaining: lastMonth - month,
    remainingCost: paidBefore - contributedAfter(propertyValue, month),
    lastMonth,
    usual: usualBid(propertyValue, month, inputs.otherBidders),
  };
}

function usualBid(propertyValue: number, month: number, others: OtherBidders): UsualBid {
  if (others === 'nobody') return { kind: 'any' };
  if (others === 'every-month') return { kind: 'unknown' };
  const low = usualWinningBid(month, others, 80);
  const high = usualWinningBid(month, others, 100);
  if (low === undefined || high === undefined) return { kind: 'unknown' };
  return { kind: 'range', low: winning(propertyValue, low), high: winning(propertyValue, high) };
}

function winning(propertyValue: number, share: number): WinningBid {
  const plan = planOf(propertyValue);
  const wanted = (propertyValue * share) / 100;
  const instalments = plan
    ? instalmentsFor(plan, share)
    : Math.ceil(wanted / (monthlyContribution(propertyValue) || 1) - 1e-9);
  return { share, instalments };
}
