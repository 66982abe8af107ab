import type { Locale } from '#shared/locale.ts';

/** The sentences of the approvals page. */
const en = {
  title: 'Approvals',
  intro:
    'What one admin entered and another has to confirm. Nobody confirms what they entered themselves, nor in their first 7 days as an admin.',
  loading: 'the approvals',
  empty: 'Nothing was entered yet.',
  states: { waiting: 'Waiting', confirmed: 'Confirmed', rejected: 'Rejected' },
  entered: (who: string, when: string) => `Entered by ${who}, ${when}`,
  decided: (who: string, when: string) => `decided by ${who}, ${when}`,
  confirm: 'Confirm',
  forAnother: 'You entered it: another admin confirms it.',
  reject: 'Reject',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  failed: 'That did not work',
  details: {
    receivedOn: 'Received on',
    reference: 'Bank reference',
    method: 'Method',
    what: 'What for',
    account: 'Account',
    seats: 'Seats',
    payoutCents: 'Paid to the member',
    owesCents: 'The member owes',
    reserveCents: 'To the reserve',
    fundCents: 'To the fund',
    leftCents: 'Still owed afterwards',
    moneyCents: 'In fund and reserve',
    claimsCents: 'Claims paid',
    sharesCents: 'Shares paid',
    representative: 'Acts for the estate',
    email: 'Address of the invitation',
    holder: 'Account',
  } as Record<string, string>,
  methods: { wire: 'wire', check: 'check', cash: 'cash', other: 'another way' } as Record<
    string,
    string
  >,
  rejectTitle: 'Reject this entry?',
  reason: 'Reason',
};

const texts: Partial<Record<Locale, typeof en>> = { en };

/** The sentences in a language; English where they are not translated yet. */
export const approvalTexts = (locale: Locale = 'en') => texts[locale] ?? en;
