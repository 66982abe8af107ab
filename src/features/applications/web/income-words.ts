import type { BadgeTone } from '#ui/badge.tsx';
import type { IncomeStatus } from '../rules.ts';

/** How admin pages name the income statuses. */
export const INCOME_WORDS: Record<IncomeStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: 'No papers yet', tone: 'neutral' },
  uploaded: { label: 'Waiting for review', tone: 'waiting' },
  approved: { label: 'Income approved', tone: 'good' },
  rejected: { label: 'Income rejected', tone: 'bad' },
};
