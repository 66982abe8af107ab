import type { WriteMail } from '#features/mails/mail-content.ts';
import { reminderMail, waitingMail } from './mails.ts';

const entry = {
  summary: 'Payment of seat 138, $450,000 Group 1',
  amountCents: 468_800,
  enteredBy: 'bruno@example.com',
};

export const approvalMailSamples: Readonly<Record<string, WriteMail>> = {
  'approval-waiting': (locale) => waitingMail('Ana', entry, 'https://example.com', locale),
  'approval-reminder': (locale) => reminderMail('Ana', [entry], 'https://example.com', locale),
};
