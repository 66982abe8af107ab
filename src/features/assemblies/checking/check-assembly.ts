import type { PublicAssembly } from '../contract.ts';
import type { OpenedBid } from '../holding/rank-bids.ts';
import { checkLaterPicks } from './check-later-picks.ts';
import { checkReceipts } from './check-receipts.ts';
import type { CheckName, Fetched, HeldAssembly, Tell } from './check-step.ts';
import {
  checkBeacon,
  checkBids,
  checkList,
  checkOrders,
  checkPrevious,
  checkResult,
  checkRound,
} from './check-steps.ts';

/**
 * Repeats an assembly from what was published and compares, step by step. It believes nothing of
 * the answer but the list, the sealed bids and the books, which were public before the round.
 */
export function checkAssembly(assembly: PublicAssembly, fetched: Fetched, tell: Tell): boolean {
  const { listFile, books, signature, randomness } = assembly;
  if (!listFile || !books || !signature || !randomness) {
    throw new Error('The assembly has not been held.');
  }
  const held: HeldAssembly = { ...assembly, listFile, books, signature, randomness };
  const run = (name: CheckName, work: () => string): boolean => {
    tell({ name, state: 'running', detail: '' });
    try {
      tell({ name, state: 'right', detail: work() });
      return true;
    } catch (error) {
      tell({ name, state: 'wrong', detail: (error as Error).message });
      return false;
    }
  };
  const opened: OpenedBid[] = [];
  const results = [
    run('list', () => checkList(held)),
    run('previous', () => checkPrevious(held, fetched.previousList)),
    run('receipts', () => checkReceipts(held, fetched.isSigned)),
    run('round', () => checkRound(held)),
    run('beacon', () => checkBeacon(held, fetched.beacon)),
    run('orders', () => checkOrders(held)),
    run('bids', () => checkBids(held, opened, tell)),
    run('result', () => checkResult(held, opened)),
    run('later', () => checkLaterPicks(held, opened)),
  ];
  return results.every(Boolean);
}
