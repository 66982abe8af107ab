import type { Context } from '#platform/context.ts';
import { type CsvColumns, csvResponse } from '#platform/lists/csv.ts';
import { forReports } from '#platform/lists/for-reports.ts';
import type { Session } from '#platform/routes.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import { recordExport } from './record-audit.ts';

type Exported<Item> = {
  /** The name in the audit log and of the file. */
  name: string;
  columns: CsvColumns<Item>;
  readPage: (context: Context, request: PageRequest) => Promise<Page<Item>>;
};

/** Sends a list as a CSV file, read from the replica; the export is in the audit log. */
export async function exportList<Item>(
  { context, session, query }: { context: Context; session: Session; query?: object | undefined },
  { name, columns, readPage }: Exported<Item>,
): Promise<Response> {
  await recordExport(context, session, name, { ...query });
  const reader = await forReports(context);
  return csvResponse(`${name}.csv`, columns, (request) => readPage(reader, request));
}
