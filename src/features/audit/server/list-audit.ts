import type { Context } from '#platform/context.ts';
import { type CsvColumns, csvResponse } from '#platform/lists/csv.ts';
import { toPage } from '#platform/lists/keyset.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { AuditEntryView } from '../contract.ts';
import {
  AUDIT_SORT,
  type AuditFilter,
  type AuditRow,
  findActors,
  findAuditPage,
} from './queries.ts';

type Reader = Pick<Context, 'db'>;

/** What admins did, newest first. */
export async function listAuditEntries(
  { db }: Reader,
  filter: AuditFilter,
  request: PageRequest,
): Promise<Page<AuditEntryView>> {
  const rows = await findAuditPage(db, filter, request);
  return toPage(AUDIT_SORT, rows, request.limit, toView);
}

const TRAIL_LENGTH = 50;

/** What was done to a record and to those that belong to it, newest first. */
export async function listAuditOf(
  { db }: Reader,
  subjectIds: readonly string[],
): Promise<AuditEntryView[]> {
  const rows = await findAuditPage(db, { subjectIds }, { limit: TRAIL_LENGTH });
  return rows.slice(0, TRAIL_LENGTH).map(toView);
}

export function listAuditActors({ db }: Reader) {
  return findActors(db);
}

function toView(row: AuditRow): AuditEntryView {
  const { id, actorId, actorEmail, action, subjectType, subjectId, subjectLabel } = row;
  const { before, after } = row;
  const at = row.at.toISOString();
  return {
    id,
    at,
    actorId,
    actorEmail,
    action,
    subjectType,
    subjectId,
    subjectLabel,
    before,
    after,
  };
}

const COLUMNS: CsvColumns<AuditEntryView> = {
  When: ({ at }) => at,
  Who: ({ actorEmail }) => actorEmail,
  What: ({ action }) => action,
  Record: ({ subjectLabel }) => subjectLabel,
  'Record id': ({ subjectId }) => subjectId,
  Before: ({ before }) => (before ? JSON.stringify(before) : ''),
  After: ({ after }) => (after ? JSON.stringify(after) : ''),
};

export function exportAuditEntries(context: Reader, filter: AuditFilter): Promise<Response> {
  return csvResponse('audit-log.csv', COLUMNS, (request) =>
    listAuditEntries(context, filter, request),
  );
}
