import { and, asc, eq, exists, isNull, lte, sql } from 'drizzle-orm';
import { countUpTo, type DeskReader, type Wait, type WaitingKind } from '#platform/desk/waiting.ts';
import type { ListedState } from '../rules.ts';
import { payoutNames } from '../texts.ts';
import { bankDetails, type PayoutRow, payouts } from './tables.ts';

// States are literals, so that prepared statements use the partial indexes too.
const isUnsent = sql`${payouts.state} = 'approved'`;
const isReturned = sql`${payouts.state} = 'owed' and ${payouts.returnedTimes} > 0`;
const isOwed = sql`${payouts.state} = 'owed' and ${payouts.returnedTimes} = 0`;

const inBook = ({ payments }: DeskReader) => eq(payouts.book, payments.mode);

/** Nothing can be asked for before the payee has an account that may be used. */
const hasUsableAccount = ({ db, clock }: DeskReader) =>
  exists(
    db
      .select({ id: bankDetails.id })
      .from(bankDetails)
      .where(
        and(
          eq(bankDetails.ownerId, payouts.payeeId),
          isNull(bankDetails.replacedAt),
          lte(bankDetails.usableFrom, clock.now()),
        ),
      ),
  );

type Kind = Pick<WaitingKind, 'title'> & {
  state: ListedState;
  where: (reader: DeskReader) => ReturnType<typeof and>;
  since: (payout: PayoutRow) => Date;
  sentence: string;
  action: string;
};

const toWait = (payout: PayoutRow, { since, sentence, action }: Kind): Wait => ({
  id: payout.id,
  since: since(payout),
  who: payout.payeeName,
  person: { userId: payout.userId },
  sentence: `${payoutNames('en').kinds[payout.kind]}, seat ${payout.seat}. ${sentence}`,
  cents: payout.cents,
  action: { label: action, href: `/admin/payouts?search=${encodeURIComponent(payout.payeeName)}` },
});

const kindOf = (kind: Kind): WaitingKind => ({
  title: kind.title,
  area: 'money',
  whom: 'Treasurers',
  list: `/admin/payouts?state=${kind.state}`,
  count: (reader) => countUpTo(reader.db, payouts, kind.where(reader)),
  async find(reader, most) {
    const rows = await reader.db
      .select()
      .from(payouts)
      .where(kind.where(reader))
      .orderBy(asc(payouts.owedAt), asc(payouts.id))
      .limit(most);
    return rows.map((row) => toWait(row, kind));
  },
});

export const payoutWaits: Readonly<Record<string, WaitingKind>> = {
  'payouts-returned': kindOf({
    title: 'Payouts that the bank sent back',
    state: 'returned',
    where: (reader) => and(inBook(reader), isReturned),
    since: ({ updatedAt }) => updatedAt,
    sentence: 'The bank sent it back: check the account with the payee, then ask for it again.',
    action: 'Ask again',
  }),
  'payouts-unsent': kindOf({
    title: 'Payouts approved, not sent',
    state: 'approved',
    where: (reader) => and(inBook(reader), isUnsent),
    since: ({ updatedAt }) => updatedAt,
    sentence: 'Two people agreed: send it and record the bank reference.',
    action: 'Send and record',
  }),
  'payouts-owed': kindOf({
    title: 'Payouts to ask for',
    state: 'owed',
    where: (reader) => and(inBook(reader), isOwed, hasUsableAccount(reader)),
    since: ({ owedAt }) => owedAt,
    sentence: 'The account may be used: ask for the payout.',
    action: 'Ask for it',
  }),
};
