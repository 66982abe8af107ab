import type { AuditEntryView } from '../contract.ts';

const ACTIONS: Record<string, string> = {
  'application.income-approved': 'Income approved',
  'application.income-rejected': 'Income rejected',
  'application.note-added': 'Note added',
  'application.deleted': 'Application deleted',
  'user.made-admin': 'Made an admin',
  'user.made-member': 'Admin role taken away',
  'user.banned': 'Account banned',
  'user.ban-lifted': 'Ban lifted',
  'user.deleted': 'Account deleted',
  'deposit.deleted': 'Deposit record deleted',
  'deposit.confirmation-resent': 'Confirmation resent',
  'deposit.refunds-synced': 'Refunds synced',
  'deposit.dispute-inquiry': 'Bank asked about the payment',
  'deposit.dispute-open': 'Payment disputed',
  'deposit.dispute-won': 'Dispute won',
  'deposit.dispute-lost': 'Dispute lost',
  'deposit.payment-unexpected': 'Unexpected payment',
  'waitlist.deleted': 'Waitlist entry deleted',
  'contact.objected': 'No marketing',
  'contact.objection-withdrawn': 'Objection taken back',
  'group.extended': 'Group extended',
  'group.cancelled': 'Group cancelled',
  'list.exported': 'List exported',
  'article.created': 'Article created',
  'article.updated': 'Article changed',
  'article.deleted': 'Article deleted',
  'article.restored': 'Article restored',
  'event.created': 'Event added',
  'event.updated': 'Event changed',
};

/** 'Income approved'; an action not known here reads as it is written. */
export function describeAction(action: string): string {
  return ACTIONS[action] ?? words(action.replace('.', ' '));
}

/** 'incomeVerificationStatus' → 'Income verification status' */
function words(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export type Change = { field: string; before?: string; after?: string };

/** Before and after of every field that differs or exists on one side only. */
export function describeChange({ before, after }: Pick<AuditEntryView, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name): Change[] => {
    const [was, is] = [before?.[name], after?.[name]];
    if (before && after && JSON.stringify(was) === JSON.stringify(is)) return [];
    const change: Change = { field: words(name) };
    if (before && name in before) change.before = shown(was);
    if (after && name in after) change.after = shown(is);
    return [change];
  });
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
