import {
  type Book,
  type CooperativeAccount,
  type GroupAccount,
  type GroupScope,
  kindOf,
  MEMBERSHIP_ACCOUNTS,
} from './accounts.ts';

/** One side of an entry: debit above zero, credit below. */
export type Leg<Account> = {
  account: Account;
  cents: number;
  /** The membership whose position it changes. */
  membershipId?: string | undefined;
};

type EntryFields = {
  book: Book;
  /** The idempotency key, unique within the scope, such as `deposit-received:{id}`. */
  key: string;
  kind: string;
  /** The record the entry is about, such as a deposit. */
  subjectId: string;
  /** The effective date, 'YYYY-MM-DD'. */
  effectiveOn: string;
  /**
   * The effective date is the day of the first posting, so a retry on a later day is the same
   * entry.
   */
  isDatedWhenPosted?: true;
};

export type CooperativeEntry = EntryFields & {
  scope: 'cooperative';
  legs: readonly Leg<CooperativeAccount>[];
};
export type GroupEntry = EntryFields & { scope: GroupScope; legs: readonly Leg<GroupAccount>[] };

/** One movement of money between accounts of one scope; its legs sum to zero. */
export type Entry = CooperativeEntry | GroupEntry;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const CONTROL = /\p{Cc}/u;
const DATE = /^\d{4}-\d\d-\d\d$/;

const needsMembership = (account: string) =>
  (MEMBERSHIP_ACCOUNTS as readonly string[]).includes(account);

/** Throws unless the entry can be posted; the database checks the same again. */
export function checkEntry(entry: Entry): void {
  const refuse = (why: string): never => {
    throw new RangeError(`ledger entry ${JSON.stringify(entry.key)}: ${why}`);
  };
  if (entry.scope !== 'cooperative' && !UUID.test(entry.scope.slice('group:'.length))) {
    refuse(`'${entry.scope}' is not a scope`);
  }
  if (!entry.key || CONTROL.test(entry.key)) refuse('a key is printable text');
  if (!entry.kind || CONTROL.test(entry.kind)) refuse('a kind is printable text');
  if (!UUID.test(entry.subjectId)) refuse('the subject is not an id');
  if (!DATE.test(entry.effectiveOn)) refuse(`'${entry.effectiveOn}' is not a date`);
  if (entry.legs.length < 2) refuse('an entry has two legs or more');
  let total = 0;
  for (const { account, cents, membershipId } of entry.legs) {
    if (!kindOf(entry.scope, account)) refuse(`${entry.scope} has no account '${account}'`);
    if (!Number.isSafeInteger(cents) || cents === 0) refuse(`${cents} is no number of cents`);
    if (membershipId !== undefined && !UUID.test(membershipId)) refuse('a membership is not an id');
    if (membershipId === undefined && needsMembership(account))
      refuse(`'${account}' needs a membership`);
    total += cents;
  }
  if (total !== 0) refuse(`its legs sum to ${total}`);
}
