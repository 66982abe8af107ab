import { recordExport } from '#features/audit/server/record-audit.ts';
import { csvFile } from '#platform/lists/csv.ts';
import { forReports } from '#platform/lists/for-reports.ts';
import type { RouteTable } from '#platform/routes.ts';
import * as calls from '../contract.ts';
import { exportGroupYear } from './group-year-file.ts';
import { listJournal } from './list-journal.ts';
import { readGroupStatement } from './read-group-statement.ts';
import { exportOwnGroupYear, readOwnGroupStatement } from './read-own-statement.ts';
import { readTrialBalance } from './read-trial-balance.ts';
import { writeJournal } from './write-journal.ts';

export function addBookRoutes(routes: RouteTable): void {
  routes.add(calls.readTrialBalanceCall, ({ context, query }) => readTrialBalance(context, query));
  routes.add(calls.listJournalCall, ({ context, query: { cursor, limit, ...search } }) =>
    listJournal(context, search, { cursor, limit }),
  );
  routes.add(calls.exportJournalCall, async ({ context, session, query }) => {
    await recordExport(context, session, 'journal', query);
    return csvFile('journal.csv', await writeJournal(await forReports(context), query));
  });
  routes.add(calls.readGroupStatementCall, ({ context, params, query }) =>
    readGroupStatement(context, { ...params, ...query }),
  );
  routes.add(calls.exportGroupYearCall, async ({ context, params, query }) =>
    exportGroupYear(await forReports(context), { ...params, ...query }),
  );
  routes.add(calls.readOwnGroupStatementCall, ({ context, session, params, query }) =>
    readOwnGroupStatement(context, session, { ...params, ...query }),
  );
  routes.add(calls.exportOwnGroupYearCall, ({ context, session, params, query }) =>
    exportOwnGroupYear(context, session, { ...params, ...query }),
  );
}
