import type { Locale } from '#shared/locale.ts';

/** The sentences of the approvals page. */
const en = {
  title: 'Approvals',
  intro:
    'What one admin entered and another has to confirm. Nobody confirms what they entered themselves, nor in their first 7 days as an admin.',
  loading: 'the approvals',
  empty: 'Nothing was entered yet.',
  states: { waiting: 'Waiting', confirmed: 'Confirmed', rejected: 'Rejected' },
  entered: (who: string, when: string) => `entered by ${who}, ${when}`,
  decided: (who: string, when: string) => `decided by ${who}, ${when}`,
  confirm: 'Confirm',
  reject: 'Reject',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  failed: 'That did not work',
  rejectTitle: 'Reject this entry?',
  reason: 'Reason',
};

const texts: Partial<Record<Locale, typeof en>> = { en };

/** The sentences in a language; English where they are not translated yet. */
export const approvalTexts = (locale: Locale = 'en') => texts[locale] ?? en;
