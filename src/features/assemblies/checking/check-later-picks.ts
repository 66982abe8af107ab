import { drawOrders } from '#features/draws/draw-orders.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { decideAssembly } from '../holding/decide-assembly.ts';
import { decideNext } from '../holding/decide-next.ts';
import type { OpenedBid } from '../holding/rank-bids.ts';
import type { HeldAssembly } from './check-step.ts';
import type { CheckTexts } from './check-texts.en.ts';
import { Difference, requireSame } from './require-same.ts';

type PublicPick = HeldAssembly['picks'][number];

/** Recomputes each pick that replaced a bid that was unpaid or whose member had left. */
export function checkLaterPicks(
  assembly: HeldAssembly,
  opened: readonly OpenedBid[],
  texts: CheckTexts,
): string {
  const { names, later: said } = texts;
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
    requireGivenUp(before, pick, first, said);
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
    requireSame(
      texts,
      found ?? texts.result.nobody,
      `${pick.kind} ${pick.seat}`,
      names.pick(pick.number),
    );
    if (next?.kind === 'second') {
      passed = next.passed;
      refunds.push(...next.cancelledDrawn);
    }
    requireSame(texts, passed, pick.passed, names.placeAtPick(pick.number));
  }
  requireStaysGone(picks, said);
  const drawn = assembly.refundsDrawn.map(({ seat }) => seat);
  requireSame(texts, refunds.join(), drawn.join(), names.refundsDrawn);
  return picks.length === first ? said.none : said.repeated(picks.length - first);
}

const isMade = ({ status }: PublicPick) => status === 'awarded' || status === 'held';

/** A later pick must replace an expired bid that has no replacement yet. */
function requireGivenUp(
  before: readonly PublicPick[],
  { number, decidedAt }: PublicPick,
  first: number,
  said: CheckTexts['later'],
): void {
  const last = before.findLast(({ kind }) => kind === 'bid');
  const isGivenUp = last?.status === 'unpaid' || last?.status === 'left';
  if (!isGivenUp) throw new Difference(said.noReason(number));
  if (before.slice(first).some(({ kind }) => kind === 'second')) {
    throw new Difference(said.tooMany(number));
  }
  if (last.settledAt && last.settledAt > decidedAt) {
    throw new Difference(said.tooEarly(number));
  }
}

/** A seat that was skipped because it had left must not be selected later. */
function requireStaysGone(picks: readonly PublicPick[], said: CheckTexts['later']): void {
  const gone = new Set(picks.flatMap(({ leftSeats }) => leftSeats));
  const back = picks.find((pick) => isMade(pick) && gone.has(pick.seat));
  if (back) throw new Difference(said.back(back.seat));
}
