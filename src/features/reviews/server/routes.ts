import { recordExport } from '#features/audit/server/record-audit.ts';
import type { Context } from '#platform/context.ts';
import { forReports } from '#platform/lists/for-reports.ts';
import type { RouteTable, Session } from '#platform/routes.ts';
import {
  addHistoryNoteCall,
  claimApplicationCall,
  countApplicationsCall,
  decideIncomeCall,
  deleteApplicationCall,
  exportApplicationsCall,
  findNeighboursCall,
  listApplicationsCall,
  readApplicationCall,
  releaseApplicationCall,
  requestPaperCall,
  undoDecisionCall,
} from '../contract.ts';
import { addHistoryNote } from './add-history-note.ts';
import { claimApplication, releaseApplication } from './claim-application.ts';
import { decideIncome, requestPaper, undoDecision } from './decisions/decide-income.ts';
import { deleteApplication } from './delete-applications.ts';
import { exportForAdmins } from './export-applications.ts';
import { countForAdmins, listForAdmins, neighboursForAdmins } from './list-applications.ts';
import { readForAdmin } from './read-application.ts';

const viewedBy = (context: Context, { userId }: Session) => ({ ...context, viewerId: userId });

export function addReviewRoutes(routes: RouteTable): void {
  routes.add(
    listApplicationsCall,
    ({ context, session, query: { sort, cursor, limit, ...filter } }) =>
      listForAdmins(viewedBy(context, session), filter, sort, { cursor, limit }),
  );
  routes.add(countApplicationsCall, ({ context, session, query }) =>
    countForAdmins(viewedBy(context, session), query),
  );
  routes.add(findNeighboursCall, ({ context, session, params, query: { sort, ...filter } }) =>
    neighboursForAdmins(viewedBy(context, session), filter, sort, params.id),
  );
  routes.add(claimApplicationCall, ({ context, session, params, body }) =>
    claimApplication(context, session, { ...params, ...body }),
  );
  routes.add(releaseApplicationCall, async ({ context, session, params }) => {
    await releaseApplication(context, session, params.id);
    return { released: true as const };
  });
  routes.add(exportApplicationsCall, async ({ context, session, query }) => {
    await recordExport(context, session, 'applications', query);
    return exportForAdmins(viewedBy(await forReports(context), session), query);
  });
  routes.add(readApplicationCall, ({ context, session, params }) =>
    readForAdmin(context, session, params.id),
  );
  routes.add(decideIncomeCall, ({ context, session, body }) =>
    decideIncome(context, session, body),
  );
  routes.add(requestPaperCall, ({ context, session, params, body }) =>
    requestPaper(context, session, { ...params, ...body }),
  );
  routes.add(undoDecisionCall, async ({ context, session, params }) => {
    await undoDecision(context, session, params);
    return { undone: true as const };
  });
  routes.add(addHistoryNoteCall, ({ context, session, body }) =>
    addHistoryNote(context, session, body),
  );
  routes.add(deleteApplicationCall, async ({ context, session, params, query }) => {
    await deleteApplication(context, session, { ...params, ...query });
    return { deleted: true as const };
  });
}
