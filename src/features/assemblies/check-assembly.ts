import { checkLaterPicks } from './check-later-picks.ts';
import { checkReceipts } from './check-receipts.ts';
import {
  checkBeacon,
  checkBids,
  checkList,
  checkOrders,
  checkPrevious,
  checkResult,
  checkRound,
} from './check-steps.ts';
import type { PublicAssembly } from './contract.ts';
import type { OpenedBid } from './rank-bids.ts';

export const CHECKS = [
  'list',
  'previous',
  'receipts',
  'round',
  'beacon',
  'orders',
  'bids',
  'result',
  'later',
] as const;
export type CheckName = (typeof CHECKS)[number];

export type CheckStep = {
  readonly name: CheckName;
  readonly state: 'running' | 'right' | 'wrong';
  /** What was computed here, or what differs. */
  readonly detail: string;
  /** How much of the step is done, from 0 to 1; only while many bids are opened. */
  readonly progress?: number;
};

/** What was asked of others; undefined when nobody could be asked. */
export type Fetched = {
  /** The signature of the round as a public relay gives it. */
  readonly beacon: { readonly relay: string; readonly signature: string } | undefined;
  /** The list file of the month before. */
  readonly previousList: string | undefined;
};

export type Tell = (step: CheckStep) => void;

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
    run('receipts', () => checkReceipts(held)),
    run('round', () => checkRound(held)),
    run('beacon', () => checkBeacon(held, fetched.beacon)),
    run('orders', () => checkOrders(held)),
    run('bids', () => checkBids(held, opened, tell)),
    run('result', () => checkResult(held, opened)),
    run('later', () => checkLaterPicks(held, opened)),
  ];
  return results.every(Boolean);
}

/** An assembly of which everything is published that a check needs. */
export type HeldAssembly = PublicAssembly & {
  readonly listFile: string;
  readonly books: NonNullable<PublicAssembly['books']>;
  readonly signature: string;
  readonly randomness: string;
};
