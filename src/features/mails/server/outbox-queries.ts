import { eq, like, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { Sort } from '#platform/lists/keyset.ts';
import { findStatePage, type StateList, sumStateList } from '#platform/lists/state-list.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import { MAIL_STATE_NAMES, type MailState } from '../rules.ts';
import { mailPeople } from './mail-people.ts';
import { mails } from './tables.ts';

export type OutboxFilter = {
  search?: string | undefined;
  state?: MailState | undefined;
  kind?: string | undefined;
};

const byCreation = (name: string): Sort => ({
  name,
  by: mails.createdAt,
  kind: 'moment',
  id: mails.id,
  direction: 'desc',
});

const KIND = sql<string>`split_part(${mails.dedupeKey}, ':', 1)`;
const isFailed = sql`${mails.status} = 'failed'`;

const OUTBOX: StateList<typeof mails> = {
  table: mails,
  state: sql`case when ${mails.isRefused} then 'bounced' else ${mails.status} end`,
  names: () => MAIL_STATE_NAMES,
  text: (pattern) =>
    or(like(mails.recipient, pattern), mailPeople().isNamed(mails.recipient, pattern)),
  cents: sql`0`,
  parts: [
    { sort: byCreation('failed'), states: ['bounced', 'failed'], place: isFailed },
    {
      sort: byCreation('newest'),
      states: ['queued', 'sent'],
      place: sql`${mails.status} <> 'failed'`,
    },
  ],
};

const inKind = ({ kind, ...filter }: OutboxFilter) => ({
  ...filter,
  always: kind ? eq(KIND, kind) : undefined,
});

/** A page of what did not arrive, then of the other mails, the newest first. */
export function findOutboxPage(db: Executor, filter: OutboxFilter, request: PageRequest) {
  return findStatePage(db, OUTBOX, inKind(filter), request);
}

export function sumOutbox(db: Executor, filter: OutboxFilter) {
  return sumStateList(db, OUTBOX, inKind(filter));
}
