import { readOwnAccount } from '#features/contributions/paying/server/list-instalments.ts';
import type { RouteTable } from '#platform/routes.ts';
import * as calls from '../contract.ts';
import { confirmLeaving, readLeaving } from './confirm-leaving.ts';
import { enterRecovery, expectRecovery, listTerminated } from './recover.ts';
import { enterSale, previewSale } from './sell-home.ts';

export function addExitRoutes(routes: RouteTable): void {
  routes.add(calls.readLeavingCall, ({ context, session }) => readLeaving(context, session));
  routes.add(calls.previewSaleCall, async ({ context, session, params, query }) => {
    await readOwnAccount(context, session, params.membershipId);
    return previewSale(context, { ...params, ...query });
  });
  routes.add(calls.confirmLeavingCall, async ({ context, session, params, body }) => {
    await confirmLeaving(context, session, { ...params, ...body });
    return readLeaving(context, session);
  });
  routes.add(calls.previewAdminSaleCall, ({ context, params, query }) =>
    previewSale(context, { ...params, ...query }),
  );
  routes.add(calls.enterSaleCall, ({ context, session, params, body }) =>
    enterSale(context, session, { ...params, ...body }),
  );
  routes.add(calls.listTerminatedCall, ({ context, query }) => listTerminated(context, query));
  routes.add(calls.expectRecoveryCall, async ({ context, session, params, body }) => {
    await expectRecovery(context, session, { ...params, ...body });
    return { saved: true as const };
  });
  routes.add(calls.enterRecoveryCall, ({ context, session, params, body }) =>
    enterRecovery(context, session, { ...params, ...body }),
  );
}
