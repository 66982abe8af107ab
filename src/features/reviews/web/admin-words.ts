import type { ApplicationSort } from '#features/applications/filters.ts';
import type { IncomeStatus } from '#features/applications/rules.ts';
import type { DepositState } from '#features/deposits/deposit-state.ts';
import type { BadgeTone } from '#ui/badge.tsx';

/** The labels of an application's states for admins. */
export const INCOME_WORDS: Record<IncomeStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: 'No papers yet', tone: 'neutral' },
  uploaded: { label: 'Waiting for review', tone: 'waiting' },
  approved: { label: 'Income approved', tone: 'good' },
  rejected: { label: 'Income rejected', tone: 'bad' },
};

export const DEPOSIT_WORDS: Record<DepositState, { label: string; tone: BadgeTone }> = {
  none: { label: 'No deposit', tone: 'neutral' },
  pending: { label: 'Deposit pending', tone: 'waiting' },
  completed: { label: 'Deposit paid', tone: 'good' },
  refunded: { label: 'Deposit refunded', tone: 'neutral' },
  failed: { label: 'Deposit failed', tone: 'bad' },
};

export const SORT_WORDS: Record<ApplicationSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  updated: 'Last changed first',
  name: 'By last name',
};
