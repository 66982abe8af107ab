import { exportList } from '#features/audit/server/export-list.ts';
import type { Context } from '#platform/context.ts';
import type { RouteTable } from '#platform/routes.ts';
import * as calls from '../contract.ts';
import { listPayouts, pagePayouts, readOwnBankDetails, toAdminViews } from './list-payouts.ts';
import { PAYOUT_COLUMNS } from './payout-columns.ts';
import { recordPayout, returnPayout, revealPayee } from './record-payout.ts';
import { requestPayout } from './request-payout.ts';
import { saveOwnBankDetails } from './save-bank-details.ts';
import type { PayoutRow } from './tables.ts';

export function addPayoutRoutes(routes: RouteTable): void {
  routes.add(calls.readBankDetailsCall, ({ context, session }) =>
    readOwnBankDetails(context, session),
  );
  routes.add(calls.saveBankDetailsCall, async ({ context, session, limits, body }) => {
    await limits.per('bank-details', session.userId, context.config.RATE_BANK_DETAILS_MEMBER);
    return saveOwnBankDetails(context, session, body);
  });
  routes.add(calls.listPayoutsCall, ({ context, query: { cursor, limit, ...filter } }) =>
    listPayouts(context, filter, { cursor, limit }),
  );
  routes.add(calls.exportPayoutsCall, (call) =>
    exportList(call, {
      name: 'payouts',
      columns: PAYOUT_COLUMNS,
      readPage: (context, request) => pagePayouts(context, call.query, request),
    }),
  );
  routes.add(calls.requestPayoutCall, async ({ context, session, params }) =>
    view(context, await requestPayout(context, session, params)),
  );
  routes.add(calls.requestSameAccountCall, async ({ context, session, params, body }) =>
    view(
      context,
      await requestPayout(context, session, { ...params, sameAccountReason: body.reason }),
    ),
  );
  routes.add(calls.revealPayeeCall, ({ context, session, params }) =>
    revealPayee(context, session, params),
  );
  routes.add(calls.recordPayoutCall, async ({ context, session, params, body }) =>
    view(context, await recordPayout(context, session, { ...params, ...body })),
  );
  routes.add(calls.returnPayoutCall, async ({ context, session, params, body }) =>
    view(context, await returnPayout(context, session, { ...params, ...body })),
  );
}

async function view(context: Context, row: PayoutRow) {
  const [shown] = await toAdminViews(context, [row]);
  if (!shown) throw new Error('the payout was not returned');
  return shown;
}
