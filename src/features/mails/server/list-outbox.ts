import type { Context } from '#platform/context.ts';
import type { CsvColumns } from '#platform/lists/csv.ts';
import { withSums } from '#platform/lists/state-list.ts';
import type { Page, PageRequest, SummedPage } from '#shared/api/paging.ts';
import type { OutboxMail } from '../contract.ts';
import { MAIL_STATE_NAMES, type MailState } from '../rules.ts';
import { mailPeople } from './mail-people.ts';
import { findOutboxPage, type OutboxFilter, sumOutbox } from './outbox-queries.ts';
import type { mails } from './tables.ts';

type Reader = Pick<Context, 'db'>;
type MailRow = typeof mails.$inferSelect;

/** What was sent, is queued, failed or bounced; page by page. */
export function listOutbox(
  context: Reader,
  filter: OutboxFilter,
  request: PageRequest,
): Promise<SummedPage<OutboxMail>> {
  return withSums(pageOutbox(context, filter, request), request, () =>
    sumOutbox(context.db, filter),
  );
}

/** The same without the sums, for the export. */
export async function pageOutbox(
  context: Reader,
  filter: OutboxFilter,
  request: PageRequest,
): Promise<Page<OutboxMail>> {
  const { items, nextCursor } = await findOutboxPage(context.db, filter, request);
  const names = await mailPeople().names(
    context,
    items.map(({ recipient }) => recipient),
  );
  return {
    items: items.map((row) => ({
      id: row.id,
      kind: kindOf(row),
      recipient: row.recipient,
      name: names.get(row.recipient) ?? null,
      subject: row.content.subject,
      state: stateOf(row),
      queuedAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      attempts: row.attempts,
      error: row.lastError,
    })),
    nextCursor,
  };
}

export const stateOf = ({ status, isRefused }: MailRow): MailState =>
  isRefused ? 'bounced' : status;

export const kindOf = ({ dedupeKey }: Pick<MailRow, 'dedupeKey'>): string =>
  dedupeKey.split(':')[0] ?? '';

export const OUTBOX_COLUMNS: CsvColumns<OutboxMail> = {
  Queued: ({ queuedAt }) => queuedAt,
  Name: ({ name }) => name,
  Email: ({ recipient }) => recipient,
  Kind: ({ kind }) => kind,
  Subject: ({ subject }) => subject,
  State: ({ state }) => MAIL_STATE_NAMES[state],
  Sent: ({ sentAt }) => sentAt,
  Attempts: ({ attempts }) => attempts,
  'Last answer': ({ error }) => error,
  Id: ({ id }) => id,
};
