import { recordExport } from '#features/audit/server/record-audit.ts';
import type { RouteTable } from '#platform/routes.ts';
import {
  addHistoryNoteCall,
  countApplications,
  decideIncomeCall,
  deleteApplicationCall,
  exportApplications,
  listApplications,
  readApplication,
} from '../contract.ts';
import { addHistoryNote } from './add-history-note.ts';
import { decideIncome } from './decide-income.ts';
import { deleteApplication } from './delete-applications.ts';
import { exportForAdmins } from './export-applications.ts';
import { countForAdmins, listForAdmins } from './list-applications.ts';
import { readForAdmin } from './read-application.ts';

export function addReviewRoutes(routes: RouteTable): void {
  routes.add(listApplications, ({ context, query: { sort, cursor, limit, ...filter } }) =>
    listForAdmins(context, filter, sort, { cursor, limit }),
  );
  routes.add(countApplications, ({ context, query }) => countForAdmins(context, query));
  routes.add(exportApplications, async ({ context, session, query }) => {
    await recordExport(context, session, 'applications', query);
    return exportForAdmins(context, query);
  });
  routes.add(readApplication, ({ context, session, params }) =>
    readForAdmin(context, session, params.id),
  );
  routes.add(decideIncomeCall, ({ context, session, body }) =>
    decideIncome(context, session, body),
  );
  routes.add(addHistoryNoteCall, ({ context, session, body }) =>
    addHistoryNote(context, session, body),
  );
  routes.add(deleteApplicationCall, async ({ context, session, params, query }) => {
    await deleteApplication(context, session, { ...params, ...query });
    return { deleted: true as const };
  });
}
