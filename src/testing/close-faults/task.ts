import type { Book } from '#features/ledger/accounts.ts';
import type { CooperativeEntry } from '#features/ledger/entry.ts';
import type { Session } from '#platform/routes.ts';
import type { Fault } from '../deposit-faults/messages.ts';

export const TASK_VARIABLE = 'CLOSE_TASK';
export const MUTANT_VARIABLE = 'CLOSE_MUTANT';
export const MONTH = '2026-05';

/** What a process under test does, and where it is killed. */
export type Task = {
  databaseUrl: string;
  now: string;
  action: 'ask' | 'confirm' | 'post' | 'pack' | 'match';
  fault: Fault;
  /** Who asks or confirms. */
  actor?: Session;
  approvalId?: string;
  /** Which entry is posted. */
  number?: number;
  /** The file of the pack. */
  out?: string;
};

/** An entry of the month, posted while it is closed. */
export const lateEntry = (book: Book, number: number): CooperativeEntry => ({
  book,
  scope: 'cooperative',
  key: `late:${number}`,
  kind: 'test',
  subjectId: '00000000-0000-7000-8000-000000000001',
  effectiveOn: '2026-05-20',
  legs: [
    { account: 'provider-balance', cents: number + 1 },
    { account: 'member-deposits', cents: -number - 1 },
  ],
});
