import type { IncomeStatus } from '#features/applications/rules.ts';

/** What a reviewer decides about an income. */
export const OUTCOMES = ['approved', 'rejected', 'paper-requested'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How long a decision can be undone before anything follows from it. */
export const UNDO_SECONDS = 10;

/** The income status after a decision: a better paper is awaited like the first one. */
export const STATUS_AFTER: Record<Outcome, IncomeStatus> = {
  approved: 'approved',
  rejected: 'rejected',
  'paper-requested': 'pending',
};
