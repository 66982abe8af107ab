import { formatMoney, usd } from '#shared/text/money.ts';
import { formatDateTime } from '#ui/language/format.ts';
import type { AuditEntryView } from '../contract.ts';

/**
 * What was done, as the continuation of a sentence after the person's name: 'approved the income
 * of' and then whose.
 */
const ACTIONS: Record<string, string> = {
  'application.income-approved': 'approved the income of',
  'application.income-rejected': 'did not approve the income of',
  'application.paper-requested': 'asked for a better paper from',
  'application.decision-undone': 'undid the decision on the income of',
  'application.decision-dropped': 'saw a decision dropped about the income of',
  'application.note-added': 'added a note about',
  'application.deleted': 'deleted the application of',
  'application.claimed': 'took the application of',
  'application.released': 'put back the application of',
  'document.opened': 'opened a document of',
  'user.made-admin': 'made an admin of',
  'user.made-member': 'took the role from',
  'user.role-changed': 'changed the role of',
  'invitation.sent': 'invited to the team:',
  'invitation.revoked': 'took back the invitation of',
  'invitation.accepted': 'joined the team:',
  'user.banned': 'banned',
  'user.signed-in': 'signed in to the account of',
  'user.sign-in-failed': 'tried a wrong password for',
  'user.signed-out': 'signed out everywhere:',
  'user.factor-set': 'set up an authenticator app:',
  'user.factor-removed': 'removed the authenticator app:',
  'user.passkey-added': 'added a passkey:',
  'user.passkey-removed': 'removed a passkey:',
  'user.factor-reset': 'reset the second factor of',
  'user.recovery-codes-renewed': 'made new recovery codes:',
  'user.recovery-code-used': 'used a recovery code:',
  'application.discarded': 'discarded their own application:',
  'user.ban-lifted': 'lifted the ban of',
  'user.deleted': 'deleted the account of',
  'user.address-changed': 'changed the email address of',
  'user.address-change-stopped': 'stopped a change of the email address of',
  'user.deletion-asked': 'asked to delete the account of',
  'user.deletion-withdrawn': 'withdrew the deletion of',
  'deposit.deleted': 'deleted the record of a deposit of',
  'deposit.confirmation-resent': 'sent the deposit’s confirmation again to',
  'deposit.refund-requested': 'sent back the deposit of',
  'deposit.refunds-synced': 'looked for refunds of',
  'deposit.dispute-inquiry': 'passed on a bank’s question about the deposit of',
  'deposit.dispute-open': 'reported a dispute about the deposit of',
  'deposit.dispute-won': 'reported that we won the dispute about the deposit of',
  'deposit.dispute-lost': 'reported that we lost the dispute about the deposit of',
  'deposit.payment-unexpected': 'reported an unexpected payment of',
  'waitlist.deleted': 'deleted the waitlist entry of',
  'contact.objected': 'noted that no marketing goes to',
  'contact.objection-withdrawn': 'noted that marketing may go again to',
  'group.extended': 'extended the window of',
  'group.cancelled': 'cancelled',
  'list.exported': 'exported the list of',
  'article.created': 'wrote the article',
  'article.updated': 'changed the article',
  'article.deleted': 'deleted the article',
  'article.restored': 'restored the article',
  'event.created': 'added the event',
  'event.updated': 'changed the event',
  'award.moved': 'moved on the award of',
  'award.paper-added': 'added a paper to the award of',
  'award.paper-opened': 'opened a paper of the award of',
  'payout.paid': 'recorded as paid the payout to',
  'payout.returned': 'recorded as returned the payout to',
  'payout.approved-alone': 'approved alone the payout to',
  'payout.same-account-again': 'asked to send to the same account again the payout to',
  'payout.account-shown': 'looked at the bank account of',
  'payout.title-company-account-entered': 'entered the title company’s account for',
  'recovery.expected': 'recorded what is expected from the home of',
  'membership.estate-account-taken-over': 'took over, for an estate, the account of',
  'membership.estate-recorded': 'recorded an estate as the holder of the seat of',
  'approval.entered': 'entered for confirmation:',
  'mail.resent': 'sent a mail again to',
  'job.rerun': 'ran a job again:',
  'job.kind-rerun': 'ran all given-up jobs of a kind again:',
  'person.noted': 'noted something about',
  'approval.confirmed': 'confirmed:',
  'approval.rejected': 'rejected:',
  'contribution.reminders-paused': 'paused the reminders of',
  'contribution.reminders-resumed': 'resumed the reminders of',
};

/** 'approved the income of'; an unknown action stays as it is. */
export function describeAction(action: string): string {
  return ACTIONS[action] ?? `${action.replaceAll(/[.-]/g, ' ')}:`;
}

export const ACTION_CHOICES: readonly (readonly [action: string, label: string])[] = Object.entries(
  ACTIONS,
).map(([action, words]) => [action, capitalised(words.replace(/:$/, ' …'))] as const);

const FIELDS: Record<string, string> = {
  incomeVerificationStatus: 'Income',
  adminNotes: 'Notes',
  closesAt: 'Window ends',
  cents: 'Amount',
};

/** Not shown: ids for machines. */
const HIDDEN = ['documentId', 'noteId', 'approvalId'];

/** 'incomeVerificationStatus' → 'Income', 'someOther' → 'Some other' */
function words(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return FIELDS[name] ?? capitalised(spaced);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type Change = { field: string; before?: string; after?: string };

/** Before and after of every field that differs or exists on one side only. */
export function describeChange({ before, after }: Pick<AuditEntryView, 'before' | 'after'>) {
  const all = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const names = [...all].filter((name) => !HIDDEN.includes(name));
  return names.flatMap((name): Change[] => {
    const [was, is] = [before?.[name], after?.[name]];
    if (before && after && JSON.stringify(was) === JSON.stringify(is)) return [];
    const change: Change = { field: words(name) };
    if (before && name in before) change.before = shown(was, name);
    if (after && name in after) change.after = shown(is, name);
    return [change];
  });
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/;

function shown(value: unknown, name: string): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (name === 'cents' && Number.isSafeInteger(value)) return formatMoney(usd(Number(value)));
  if (typeof value === 'string' && MOMENT.test(value)) return formatDateTime(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
