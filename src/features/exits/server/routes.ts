import { readOwnAccount } from '#features/contributions/paying/server/list-instalments.ts';
import { leaveGroupCall } from '#features/memberships/contract.ts';
import type { RouteTable } from '#platform/routes.ts';
import * as calls from '../contract.ts';
import { confirmLeaving, leaveBeforeStart } from './confirm-leaving.ts';
import { listDebts, listTerminated } from './list-ended.ts';
import { listOwed } from './list-owed.ts';
import { enterDebtPayment } from './pay-debt.ts';
import { listOpenWishes, listOwnWishes, readLeaving } from './read-leaving.ts';
import { enterRecovery, expectRecovery } from './recover.ts';
import { enterSale, previewSale } from './sell-home.ts';
import { takeBackWish } from './wishes/take-back-wish.ts';

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
  routes.add(calls.takeBackLeavingCall, async ({ context, session, params }) => {
    await takeBackWish(context, session, params.membershipId);
    return readLeaving(context, session);
  });
  routes.add(calls.listOwnWishesCall, ({ context, session }) => listOwnWishes(context, session));
  routes.add(calls.listOwedCall, ({ context, session }) => listOwed(context, session));
  routes.add(calls.listOpenWishesCall, ({ context, query }) => listOpenWishes(context, query));
  routes.add(leaveGroupCall, async ({ context, session, params }) => {
    await leaveBeforeStart(context, session, params.id);
    return { isLeaving: true as const };
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
  routes.add(calls.listDebtsCall, ({ context, query }) => listDebts(context, query));
  routes.add(calls.enterDebtPaymentCall, ({ context, session, params, body }) =>
    enterDebtPayment(context, session, { ...params, ...body }),
  );
}
