/** A kind of mail that the product sends. */
export type MailKind = {
  /** The prefix of its dedupe key, which is unique per mail. */
  readonly name: string;
  readonly trigger: string;
  readonly recipient:
    | 'applicant'
    | 'member'
    | 'account holder'
    | 'waitlist entry'
    | 'staff'
    | 'cooperative';
  /** Marketing is not sent to those who objected to it. */
  readonly isMarketing: boolean;
  /** What follows the name in the key: one mail is sent for each. */
  readonly once: string;
};

const kind = (
  name: string,
  recipient: MailKind['recipient'],
  trigger: string,
  once: string,
  isMarketing = false,
): MailKind => ({ name, recipient, trigger, once, isMarketing });

/** Every mail of the product. A queued mail that is not listed here is logged as an error. */
export const MAIL_KINDS: readonly MailKind[] = [
  kind('verification', 'account holder', 'Somebody signed up, or asks for the link again', 'token'),
  kind('reset', 'account holder', 'Somebody asks for a new password', 'token'),
  kind('password-reset', 'account holder', 'A new password was set by a link', 'change'),
  kind('password-changed', 'account holder', 'The password was changed', 'change'),
  kind(
    'email-change',
    'account holder',
    'Somebody asks for another address; to that one',
    'request',
  ),
  kind(
    'email-change-asked',
    'account holder',
    'Somebody asks for another address; to the present one, with a link that stops it',
    'request',
  ),
  kind('email-changed', 'account holder', 'The address was changed; to the former one', 'change'),
  kind(
    'account-deletion',
    'account holder',
    'Somebody asked to delete their account; it was deleted, or could not be',
    'account and step',
  ),
  kind(
    'staff-invitation',
    'account holder',
    'An admin invites an address to the team',
    'invitation',
  ),
  kind('account-banned', 'account holder', 'An admin disabled the account, and why', 'ban'),
  kind(
    'role-changed',
    'account holder',
    'Somebody joined the team, left it or has another role',
    'change',
  ),
  kind(
    'role-notice',
    'cooperative',
    'Somebody joined the team, left it or has another role',
    'change',
  ),
  kind('approval-waiting', 'staff', 'Something waits for a second person', 'approval and person'),
  kind(
    'approval-reminder',
    'staff',
    'Every day while something waits for a second person',
    'person and day',
  ),
  kind('factor-changed', 'account holder', 'The second factor of an account changed', 'change'),
  kind('factor-notice', 'cooperative', 'Somebody’s second factor was reset', 'change'),
  kind('application-received', 'applicant', 'An application was submitted', 'application'),
  kind('income-approved', 'applicant', 'An admin approved the income', 'application and version'),
  kind(
    'income-rejected',
    'applicant',
    'An admin did not approve the income',
    'application and version',
  ),
  kind(
    'paper-requested',
    'applicant',
    'A reviewer asked for a better paper',
    'application and version',
  ),
  kind(
    'income-needed',
    'applicant',
    'The group is full and the income is not approved',
    'place, group and day',
  ),
  kind(
    'deposit-confirmation',
    'applicant',
    'The deposit was paid, or an admin sends it again',
    'deposit',
  ),
  kind(
    'deposit-payment-lost',
    'applicant',
    'The payment provider no longer knows a payment that was begun',
    'deposit',
  ),
  kind('deposit-refunded', 'applicant', 'The deposit went back', 'deposit'),
  kind('payment-returned', 'applicant', 'Money came that was not asked for', 'payment'),
  kind(
    'unexpected-payment',
    'cooperative',
    'Money came that was not asked for',
    'payment and attempt',
  ),
  kind('dispute', 'cooperative', 'A payer disputes a deposit', 'dispute and its status'),
  kind('place-moved', 'applicant', 'A place moved to another group', 'move'),
  kind(
    'window-extended',
    'applicant',
    'An admin extended the window of a forming group',
    'group and place',
  ),
  kind(
    'reminder',
    'applicant',
    'A reason of the reminders is due, such as an unpaid deposit',
    'kind, subject and day',
  ),
  kind('group-formed', 'member', 'The group has formed', 'membership'),
  kind('assembly-list', 'member', 'The list of an assembly closed', 'assembly and seat'),
  kind(
    'assembly-postponed',
    'member',
    'The list of an assembly could not be closed before its round',
    'assembly, postponement and seat',
  ),
  kind(
    'assembly-result',
    'member',
    'An assembly was held, or a pick was added; to those who wait and want every mail',
    'assembly, picks and seat',
  ),
  kind('bid-held', 'member', 'A bid was selected and has to be paid', 'pick'),
  kind(
    'bid-limit-lowered',
    'member',
    'A payment lowered what a seat can bid after it had placed a bid',
    'assembly, membership and limit',
  ),
  kind('bid-lapsed', 'member', 'A selected bid was not paid in time', 'pick'),
  kind('bid-receipt', 'member', 'A sealed bid was received', 'assembly and receipt'),
  kind('bid-payment-failed', 'member', 'The payment of a selected bid failed', 'payment'),
  kind('bid-payment-late', 'member', 'Money for a bid came too late and goes back', 'payment'),
  kind('bid-returned', 'member', 'Money of a paid bid went back', 'payment and change'),
  kind('bid-returned-alarm', 'cooperative', 'Money of a paid bid went back', 'payment and change'),
  kind(
    'waitlist',
    'waitlist entry',
    'Somebody joined a waitlist or registered for the event',
    'entry',
  ),
  kind(
    'group-opened',
    'waitlist entry',
    'A group opened for the amount they wait for, and they have not applied',
    'mode and entry',
    true,
  ),
  kind('event-announced', 'waitlist entry', 'The next event has a date', 'event and entry', true),
  kind(
    'event-moved',
    'waitlist entry',
    'The time or place of an event changed; to those who have a seat',
    'event, entry and change',
  ),
  kind('contribution-received', 'member', 'A payment succeeded', 'payment'),
  kind(
    'automatic-received',
    'member',
    'An automatic payment succeeded; to those who want every mail',
    'payment',
  ),
  kind(
    'contribution-failed',
    'member',
    'A payment failed; names the next automatic attempt',
    'payment',
  ),
  kind('contribution-returned', 'member', 'Money of a payment went back', 'payment and change'),
  kind('contribution-kept-for-bid', 'member', 'Money went back because a bid is held', 'payment'),
  kind(
    'contribution-unexpected',
    'member',
    'Money came that was not asked for',
    'payment and attempt',
  ),
  kind(
    'automatic-announced',
    'member',
    'Three days before an automatic payment, with the digest',
    'membership, month, attempt and method',
  ),
  kind(
    'automatic-stopped',
    'member',
    'The method may no longer be charged',
    'membership and method',
  ),
  kind('automatic-ended', 'member', 'A member ended automatic payments', 'change'),
  kind('method-removed', 'member', 'A member removed a card or bank account', 'method'),
  kind(
    'contribution-late',
    'member',
    'On the due date and 3, 10, 30, 60 and 80 days after',
    'membership, instalment and step',
  ),
  kind('contribution-ended', 'member', 'An instalment was unpaid for 90 days', 'membership'),
  kind('award-selected', 'member', 'A seat was awarded', 'award'),
  kind('award-step', 'member', 'A step of an award changed', 'change'),
  kind('award-paid', 'member', 'The price of a home was sent', 'award and attempt'),
  kind('leaving-asked', 'member', 'A member asked to leave, or to hand an award back', 'wish'),
  kind('leaving-taken-back', 'member', 'A member took that back', 'wish'),
  kind(
    'leaving-lapsed',
    'member',
    'The seat was selected, or its home bought, before that',
    'wish',
  ),
  kind(
    'leaving-confirm-again',
    'member',
    'The member would get less or owe more than they agreed to',
    'wish',
  ),
  kind('leaving-done', 'member', 'A member left before the first due date', 'wish'),
  kind('exit-statement', 'member', 'A membership ended', 'statement'),
  kind(
    'debt-paid',
    'member',
    'A payment toward what a former member owes was confirmed',
    'approval',
  ),
  kind(
    'completion-statement',
    'member',
    'A group was completed, to whoever had left it before an award',
    'membership',
  ),
  kind('transfer-offered', 'member', 'A seat was offered to somebody', 'transfer'),
  kind('transfer-sent', 'member', 'A member offered their seat; to that member', 'transfer'),
  kind('beneficiary-named', 'member', 'A member named who takes their seat over', 'change'),
  kind('transfer-accepted', 'member', 'An offered seat was accepted', 'transfer'),
  kind('transfer-price-due', 'member', 'An offered seat was accepted; to the newcomer', 'transfer'),
  kind('transfer-withdrawn', 'member', 'A transfer was taken back; to the other side', 'transfer'),
  kind(
    'transfer-ended',
    'member',
    'A seat can no longer be transferred; to the newcomer',
    'transfer',
  ),
  kind('transfer-done', 'member', 'A seat passed to another member', 'transfer'),
  kind('executor-invited', 'member', 'An executor may take an account over', 'approval'),
  kind('estate-notice', 'member', 'The holder’s own address, about the same', 'approval'),
  kind(
    'group-report',
    'member',
    'A month of a group is over; to those who want every mail',
    'report and membership',
  ),
  kind(
    'monthly-digest',
    'member',
    'Two days before a month, without an automatic payment that was announced with it',
    'membership and month',
  ),
  kind(
    'yearly-statement',
    'member',
    'January; to everybody who paid in the year before',
    'membership and year',
  ),
  kind('payout-owed', 'member', 'Money is to be paid to a member', 'payout'),
  kind('payout-paid', 'member', 'The bank has sent a payout', 'payout and attempt'),
  kind(
    'bank-details-changed',
    'member',
    'Bank details were entered or changed; goes to the addresses told before, too',
    'change and address',
  ),
];

const names = new Set(MAIL_KINDS.map(({ name }) => name));

/** The kind of mail that a key belongs to; undefined when the catalogue does not know it. */
export function kindOfKey(dedupeKey: string): string | undefined {
  const name = dedupeKey.split(':')[0] ?? '';
  return names.has(name) ? name : undefined;
}
