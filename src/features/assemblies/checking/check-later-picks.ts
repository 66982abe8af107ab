import { drawOrders } from '#features/draws/draw-orders.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { decideAssembly } from '../holding/decide-assembly.ts';
import { decideNext } from '../holding/decide-next.ts';
import type { OpenedBid } from '../holding/rank-bids.ts';
import type { HeldAssembly } from './check-step.ts';
import { requireSame } from './require-same.ts';

type PublicPick = HeldAssembly['picks'][number];

/** Repeats each pick that took the place of a bid that was not paid or whose member had left. */
export function checkLaterPicks(assembly: HeldAssembly, opened: readonly OpenedBid[]): string {
  const { plan: planId, listFile, randomness, books, picks } = assembly;
  const list = readListFile(listFile);
  const draw = drawOrders(listFile, randomness);
  const decision = decideAssembly({ planId, list, draw, opened, books });
  const first = decision.picks.length;
  let { passed } = decision;
  const refunds = decision.refundsDrawn.map(({ seat }) => seat);
  for (const [index, pick] of picks.entries()) {
    if (index < first) continue;
    const before = picks.slice(0, index);
    requireGivenUp(before, pick, first);
    const next = decideNext({
      planId,
      list,
      draw,
      opened,
      selected: before.filter(isMade).map(({ seat }) => seat),
      asked: before.filter(({ kind }) => kind === 'bid').map(({ seat }) => seat),
      gone: pick.leftSeats,
      passed,
      credit: books.credit,
      available: pick.available,
    });
    const found = next && (next.kind === 'bid' ? `bid ${next.bid.seat}` : `second ${next.seat}`);
    requireSame(found ?? 'nobody', `${pick.kind} ${pick.seat}`, `pick ${pick.number}`);
    if (next?.kind === 'second') {
      passed = next.passed;
      refunds.push(...next.cancelledDrawn);
    }
    requireSame(passed, pick.passed, `place in the order at pick ${pick.number}`);
  }
  requireStaysGone(picks);
  const drawn = assembly.refundsDrawn.map(({ seat }) => seat);
  requireSame(refunds.join(), drawn.join(), 'cancelled seats drawn');
  return picks.length === first ? 'None was needed' : `${picks.length - first} repeated`;
}

const isMade = ({ status }: PublicPick) => status === 'awarded' || status === 'held';

/** A later pick needs a reason: a bid given up, for which nobody was asked yet. */
function requireGivenUp(
  before: readonly PublicPick[],
  { number, decidedAt }: PublicPick,
  first: number,
): void {
  const last = before.findLast(({ kind }) => kind === 'bid');
  const isGivenUp = last?.status === 'unpaid' || last?.status === 'left';
  if (!isGivenUp) throw new Error(`Pick ${number} takes the place of no bid that was given up.`);
  if (before.slice(first).some(({ kind }) => kind === 'second')) {
    throw new Error(`Pick ${number} is one too many.`);
  }
  if (last.settledAt && last.settledAt > decidedAt) {
    throw new Error(`Pick ${number} was made before the bid was given up.`);
  }
}

/** A seat passed over because it had left is not selected after all. */
function requireStaysGone(picks: readonly PublicPick[]): void {
  const gone = new Set(picks.flatMap(({ leftSeats }) => leftSeats));
  const back = picks.find((pick) => isMade(pick) && gone.has(pick.seat));
  if (back) throw new Error(`Seat ${back.seat} was passed over as gone, and selected.`);
}
