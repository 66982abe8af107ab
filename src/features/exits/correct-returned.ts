import { totalOf } from '#features/program-rules/schedule.ts';
import {
  added,
  type ExitKind,
  fundPaid,
  type Line,
  type LineKey,
  type SeatMoney,
  told,
  type Worked,
} from './rules.ts';

// How a statement changes when a bank returns money after the end of a seat, or gives it back.

/** An exit as its statement has it. */
export type Statement = Worked & {
  kind: ExitKind;
  /** Unapplied money of a reopened instalment that makes up for its fund part. */
  countedCents: number;
  /** What was returned since the end of the money it had then; negative where more came back. */
  returnedCents: number;
  /** Of a debt: what was recovered, and the part of it that counts as the seat's fund part. */
  recoveredCents: number;
  recoveredFundCents: number;
};

/** What a return after the end, or its reversal, did to the account of a seat. */
export type AfterReturn = {
  /** Nothing else is owed for the seat: its instalments stay as they are. */
  isSettled: boolean;
  before: Pick<SeatMoney, 'planId' | 'paid' | 'prepaid'>;
  after: Pick<SeatMoney, 'planId' | 'paid' | 'prepaid' | 'unappliedCents'>;
  /** What left the account; negative for money that came back into it. */
  takenCents: number;
  /** What its member owes for it; negative where that is paid. */
  owedCents: number;
};

export type Correction = Omit<Statement, 'kind' | 'recoveredCents' | 'recoveredFundCents'> & {
  /** Unapplied money that is paid to the member. */
  paidCents: number;
  /** Unapplied money that counts toward the debt for good. */
  towardDebtCents: number;
};

/**
 * The statement after a return: as it would be if the money had never come, but nobody is better off
 * for a return. What is left of a reopened instalment makes up for its fund part, at most that; its
 * fees stay unapplied. Money that was missing at the end and comes now is treated as it would have
 * been then.
 */
export function correctReturned(exit: Statement, change: AfterReturn): Correction {
  const { isSettled, owedCents } = change;
  const { lostCents, countedCents, newCents } = isSettled
    ? lossOfSettled(exit, change)
    : lossOf(exit, change);
  const isDebt = exit.kind === 'terminated' && !isSettled;
  const known = 0 - centsOf(exit.lines, 'returned');
  const more = lostCents - known;
  // Below zero where more was recovered than is owed by now: the rest is paid.
  const open = exit.owesCents + more - exit.recoveredCents;
  const recoverable = exit.recoveredFundCents - exit.countedCents + countedCents;
  const towardDebtCents = isDebt ? Math.max(Math.min(newCents, open), -recoverable) : 0;
  const paidCents = newCents - towardDebtCents;
  const lines = addToLines(exit.lines, [
    added('given_back', paidCents),
    added('counts_toward_debt', towardDebtCents),
    isDebt ? added('returned', -more) : told('returned', -more),
    added('returned_owed', -owedCents),
  ]);
  return {
    lines,
    payoutCents: exit.payoutCents + paidCents,
    refundCents: exit.refundCents - (isDebt || isSettled ? 0 : more),
    owesCents: exit.owesCents + owedCents + (isDebt ? more : 0) - towardDebtCents,
    countedCents,
    returnedCents: exit.returnedCents + change.takenCents,
    paidCents,
    towardDebtCents,
  };
}

/** The fund part that a seat lacks since its end, and what came beyond what it had then. */
type Loss = { lostCents: number; countedCents: number; newCents: number };

function lossOf(exit: Statement, { before, after }: AfterReturn): Loss {
  const known = exit.countedCents - centsOf(exit.lines, 'returned');
  const missing = known + fundPaid(before) - fundPaid(after);
  const { planId, paid, unappliedCents } = after;
  if (missing <= 0) return { lostCents: missing, countedCents: 0, newCents: unappliedCents };
  const countedCents = Math.min(unappliedCents, totalOf(planId, paid + 1, paid + 1).fund);
  return { lostCents: missing - countedCents, countedCents, newCents: 0 };
}

/**
 * The refund of a seat that was drawn is fixed. Of money that it lost between its end and its draw
 * the part is paid that the refund lacked for it; its fees stay kept. All else that comes is paid.
 */
function lossOfSettled(exit: Statement, { takenCents }: AfterReturn): Loss {
  const { lines, countedCents, returnedCents } = exit;
  const lost = Math.max(0, 0 - centsOf(lines, 'returned'));
  const cameBack = Math.max(0, -takenCents);
  const again = Math.min(cameBack, Math.max(0, returnedCents));
  const restored = again === 0 ? 0 : Math.floor((lost * again) / returnedCents);
  return {
    lostCents: 0 - centsOf(lines, 'returned') - restored,
    countedCents,
    newCents: restored + cameBack - again,
  };
}

/** The amount of the line of a kind. */
const centsOf = (lines: readonly Line[], key: LineKey): number =>
  lines.find((line) => line.key === key)?.cents ?? 0;

/** Adds amounts to the lines of their kinds; a line of nothing is left out. */
export function addToLines(lines: readonly Line[], changes: readonly Line[]): Line[] {
  return changes
    .reduce((known: readonly Line[], { key, cents, adds }) => {
      const others = known.filter((line) => line.key !== key);
      return [...others, { key, cents: centsOf(known, key) + cents, adds }];
    }, lines)
    .filter(({ cents }) => cents !== 0);
}
