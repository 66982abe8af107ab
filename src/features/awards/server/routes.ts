import { exportList } from '#features/audit/server/export-list.ts';
import type { Context } from '#platform/context.ts';
import type { RouteTable } from '#platform/routes.ts';
import * as calls from '../contract.ts';
import { AWARD_COLUMNS } from './award-columns.ts';
import { chooseHome, sendPapers } from './member-steps.ts';
import { moveAward, saveTitleAccount } from './move-award.ts';
import {
  listAwards,
  listOwnAwards,
  pageAwards,
  toAdminViews,
  toPaper,
  toViews,
} from './read-awards.ts';
import { openPaper, storePaper, storePaperOfOffice } from './store-paper.ts';
import type { AwardRow } from './tables.ts';

export function addAwardRoutes(routes: RouteTable): void {
  routes.add(calls.listOwnAwardsCall, ({ context, session }) => listOwnAwards(context, session));
  routes.add(calls.uploadPaperCall, async ({ context, session, limits, params, query, upload }) => {
    await limits.per('upload', session.userId, context.config.RATE_UPLOAD_MEMBER);
    return toPaper(await storePaper(context, session, { ...params, ...query }, upload.content));
  });
  routes.add(
    calls.uploadOfficePaperCall,
    async ({ context, session, limits, params, query, upload }) => {
      await limits.per('upload', session.userId, context.config.RATE_UPLOAD_MEMBER);
      const given = { ...params, ...query };
      return toPaper(await storePaperOfOffice(context, session, given, upload.content));
    },
  );
  routes.add(calls.openPaperCall, ({ context, session, params }) =>
    openPaper(context, session, params),
  );
  routes.add(calls.sendPapersCall, async ({ context, session, params }) =>
    view(context, await sendPapers(context, session, params)),
  );
  routes.add(calls.chooseHomeCall, async ({ context, session, params, body }) =>
    view(context, await chooseHome(context, session, { ...params, ...body })),
  );
  routes.add(calls.listAwardsCall, ({ context, query: { cursor, limit, ...filter } }) =>
    listAwards(context, filter, { cursor, limit }),
  );
  routes.add(calls.exportAwardsCall, (call) =>
    exportList(call, {
      name: 'awards',
      columns: AWARD_COLUMNS,
      readPage: (context, request) => pageAwards(context, call.query, request),
    }),
  );
  routes.add(calls.moveAwardCall, async ({ context, session, params, body }) => {
    const moved = await moveAward(context, session, { ...params, ...body });
    return only(await toAdminViews(context, [moved]));
  });
  routes.add(calls.saveTitleAccountCall, ({ context, session, params, body }) =>
    saveTitleAccount(context, session, { ...params, details: body }),
  );
}

const view = async (context: Context, row: AwardRow) => only(await toViews(context, [row]));

function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (!row) throw new Error('the award was not returned');
  return row;
}
