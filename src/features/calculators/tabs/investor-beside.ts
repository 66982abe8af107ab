import { growthOver, HORIZON_MONTHS } from '../figures/growth.ts';
import { yearlyReturn } from '../figures/irr.ts';
import type { Figure } from '../result.ts';
import type { Investment } from './investor-cash-flows.ts';

/** One side, together with the money it leaves unspent compared with the other. */
export type EqualOutlay = {
  readonly netGain: number;
  readonly yearlyReturn: Figure;
  /** The money invested separately, its value after 30 years, and the gain. */
  readonly putAside: number;
  readonly worthAside: number;
  readonly gainAside: number;
  /** What both investors pay themselves: the same on both sides. */
  readonly ownMoney: number;
  /** Gain so far if everything were settled after year 0, 1, … 30. */
  readonly positionByYear: readonly number[];
};

/**
 * Gives both investors the same money every month: the one who pays less or receives more invests
 * the difference at the visitor's rate. Only then are gains and returns comparable.
 */
export function withEqualOutlays(
  side: Investment,
  other: Investment,
  yearlyPercent: number,
): EqualOutlay {
  const monthly = growthOver(1, yearlyPercent);
  const shared: number[] = [];
  const positionByYear: number[] = [];
  let putAside = 0;
  let worthAside = 0;
  let ownMoney = 0;
  for (let month = 0; month <= HORIZON_MONTHS; month++) {
    const mine = flowBeforeSale(side, month);
    const theirs = flowBeforeSale(other, month);
    const both = Math.min(mine, theirs);
    worthAside = worthAside * (month === 0 ? 1 : monthly) + (mine - both);
    putAside += mine - both;
    ownMoney += Math.max(0, -both);
    shared.push(both);
    if (month % 12 === 0) {
      positionByYear.push((side.positionByYear[month / 12] ?? 0) + worthAside - putAside);
    }
  }
  shared[HORIZON_MONTHS] = (shared[HORIZON_MONTHS] ?? 0) + side.saleValue + worthAside;
  const gainAside = worthAside - putAside;
  return {
    netGain: side.netGain + gainAside,
    yearlyReturn: yearlyReturn(shared),
    putAside,
    worthAside,
    gainAside,
    ownMoney,
    positionByYear,
  };
}

function flowBeforeSale({ flows, saleValue }: Investment, month: number): number {
  return (flows[month] ?? 0) - (month === HORIZON_MONTHS ? saleValue : 0);
}
