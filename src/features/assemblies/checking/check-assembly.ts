import type { PublicAssembly } from '../contract.ts';
import type { OpenedBid } from '../holding/rank-bids.ts';
import { checkBooks } from './check-books.ts';
import { checkKeys } from './check-keys.ts';
import { checkLaterPicks } from './check-later-picks.ts';
import { checkPast } from './check-past.ts';
import { checkReceipts } from './check-receipts.ts';
import type {
  CheckName,
  CheckStep,
  CheckVerdict,
  Fetched,
  Found,
  HeldAssembly,
  Tell,
} from './check-step.ts';
import {
  checkBeacon,
  checkBids,
  checkList,
  checkOrders,
  checkResult,
  checkRound,
  isQuicknet,
  isSandbox,
} from './check-steps.ts';
import type { CheckTexts } from './check-texts.en.ts';
import { texts as english } from './check-texts.en.ts';

/** Narrows an assembly to one that can be checked; undefined before it is held. */
export function heldOf(assembly: PublicAssembly): HeldAssembly | undefined {
  const { listFile, books, signature, randomness } = assembly;
  if (!listFile || !books || !signature || !randomness) return undefined;
  return { ...assembly, listFile, books, signature, randomness };
}

/**
 * Recomputes an assembly from what was published and compares the results, step by step. It trusts
 * only the list, the sealed bids and the books, which were public before the round. On a chain
 * other than drand's public one, a match proves nothing.
 */
export function checkAssembly(
  assembly: PublicAssembly,
  fetched: Fetched,
  tell: Tell,
  texts: CheckTexts = english,
): CheckVerdict {
  const held = heldOf(assembly);
  if (!held) throw new Error(texts.notHeld);
  const opened: OpenedBid[] = [];
  const steps: [CheckName, () => Found][] = [
    ['list', () => checkList(held, texts)],
    ['books', () => checkBooks(held, texts)],
    ['previous', () => checkPast(held, fetched.past, texts)],
    ['keys', () => checkKeys(held, fetched, texts)],
    ['receipts', () => checkReceipts(held, fetched.isSigned, texts)],
    ['round', () => checkRound(held, texts)],
    ['beacon', () => checkBeacon(held, fetched.beacon, texts)],
    ['orders', () => checkOrders(held, texts)],
    ['bids', () => checkBids(held, opened, tell, texts)],
    ['result', () => checkResult(held, opened, texts)],
    ['later', () => checkLaterPicks(held, opened, texts)],
  ];
  const states = steps.map(([name, work]) => {
    tell({ name, state: 'running', detail: '' });
    const step = takeStep(name, work);
    tell(step);
    return step.state;
  });
  if (states.includes('wrong')) return 'wrong';
  if (!isQuicknet(held)) return isSandbox(held) ? 'sandbox' : 'nothing';
  return states.includes('unproven') ? 'incomplete' : 'right';
}

function takeStep(name: CheckName, work: () => Found): CheckStep {
  try {
    const found = work();
    return typeof found === 'string'
      ? { name, state: 'right', detail: found }
      : { name, state: 'unproven', detail: found.unproven };
  } catch (error) {
    return { name, state: 'wrong', detail: (error as Error).message };
  }
}
