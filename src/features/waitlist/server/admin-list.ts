import { recordAudits } from '#features/audit/server/record-audit.ts';
import { readObjectors } from '#features/contacts/server/object-to-marketing.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { type CsvColumns, csvResponse } from '#platform/lists/csv.ts';
import { toPage } from '#platform/lists/keyset.ts';
import type { Session } from '#platform/routes.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { WaitlistEntry, WaitlistFilter } from '../admin-contract.ts';
import { deleteEntries, findEntryPage, WAITLIST_SORT } from './admin-queries.ts';

type Reader = Pick<Context, 'db'>;

export async function listEntries(
  { db }: Reader,
  filter: WaitlistFilter,
  request: PageRequest,
): Promise<Page<WaitlistEntry>> {
  const rows = await findEntryPage(db, filter, request);
  return toPage(WAITLIST_SORT, rows, request.limit, ({ place: _, createdAt, ...entry }) => ({
    ...entry,
    createdAt: createdAt.toISOString(),
  }));
}

type ExportedEntry = WaitlistEntry & { wantsNoMarketing: boolean };

const COLUMNS: CsvColumns<ExportedEntry> = {
  Joined: ({ createdAt }) => createdAt,
  List: ({ list }) => list,
  'First name': ({ firstName }) => firstName,
  'Last name': ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Plan: ({ preferredPlan }) => preferredPlan,
  Profile: ({ applicantProfile }) => applicantProfile,
  Message: ({ message }) => message,
  Source: ({ source }) => source,
  Event: ({ eventTag }) => eventTag,
  'No marketing': ({ wantsNoMarketing }) => (wantsNoMarketing ? 'objected' : ''),
};

export function exportEntries(context: Reader, filter: WaitlistFilter): Promise<Response> {
  return csvResponse('waitlist.csv', COLUMNS, async (request): Promise<Page<ExportedEntry>> => {
    const { items, nextCursor } = await listEntries(context, filter, request);
    const objectors = await readObjectors(
      context,
      items.map(({ email }) => email),
    );
    return {
      items: items.map((entry) => ({ ...entry, wantsNoMarketing: objectors.has(entry.email) })),
      nextCursor,
    };
  });
}

/** Removes people from the lists; returns the deleted entries. */
export async function removeEntries(
  tx: TransactionContext,
  actor: Session,
  ids: readonly string[],
): Promise<string[]> {
  const deleted = await deleteEntries(tx.db, ids);
  await recordAudits(
    tx,
    deleted.map(({ id, email, list, source, createdAt }) => ({
      actor,
      action: 'waitlist.deleted' as const,
      subject: { type: 'waitlist' as const, id, label: email },
      before: { list, source, createdAt: createdAt.toISOString() },
    })),
  );
  return deleted.map(({ id }) => id);
}
