import type { BadgeTone } from '#ui/badge.tsx';
import type { IncomeStatus } from '../rules.ts';

/** How admin pages name the income statuses. */
export const INCOME_WORDS: Record<IncomeStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: 'No papers yet', tone: 'neutral' },
  uploaded: { label: 'Waiting for review', tone: 'waiting' },
  approved: { label: 'Income approved', tone: 'good' },
  rejected: { label: 'Income rejected', tone: 'bad' },
};

const PAPER_REQUESTED = { label: 'Better paper asked for', tone: 'waiting' } as const;

/** The words for an application, which may wait for a better paper. */
export function incomeWords(application: {
  incomeVerificationStatus: IncomeStatus;
  isPaperRequested: boolean;
}): { label: string; tone: BadgeTone } {
  return application.isPaperRequested
    ? PAPER_REQUESTED
    : INCOME_WORDS[application.incomeVerificationStatus];
}
