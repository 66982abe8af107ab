import type { ApplicationSort } from '#features/applications/filters.ts';
import type { DepositState } from '#features/deposits/deposit-state.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import type { CLAIM_FILTERS } from '../filters.ts';

/** The labels of a deposit's states for admins. */
export const DEPOSIT_WORDS: Record<DepositState, { label: string; tone: BadgeTone }> = {
  none: { label: 'No deposit', tone: 'neutral' },
  pending: { label: 'Deposit pending', tone: 'waiting' },
  completed: { label: 'Deposit paid', tone: 'good' },
  returning: { label: 'Deposit going back', tone: 'waiting' },
  refunded: { label: 'Deposit refunded', tone: 'neutral' },
  failed: { label: 'Deposit failed', tone: 'bad' },
};

export const CLAIM_WORDS: Record<(typeof CLAIM_FILTERS)[number], string> = {
  mine: 'Mine',
  nobody: 'Nobody’s',
  open: 'Mine and nobody’s',
};

export const SORT_WORDS: Record<ApplicationSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  waiting: 'Waiting longest first',
  updated: 'Last changed first',
  name: 'By last name',
};
