import type { Context } from '#platform/context.ts';
import type { RouteTable } from '#platform/routes.ts';
import * as calls from '../contract.ts';
import { enterTransferPayment } from './complete-transfer.ts';
import { inviteExecutor } from './invite-executor.ts';
import { nameBeneficiary, readSuccession, recordEstate } from './name-beneficiary.ts';
import { acceptSeat, offerSeat } from './offer-seat.ts';
import { readSeatAtLeaving } from './read-seat.ts';
import { listOwnTransfers, listTransfers, toViews } from './read-transfers.ts';
import type { TransferRow } from './tables.ts';
import { takeOverAccount } from './take-over-account.ts';
import { withdrawTransfer } from './withdraw-transfer.ts';

export function addTransferRoutes(routes: RouteTable): void {
  routes.add(calls.listTransfersCall, ({ context, session }) => listOwnTransfers(context, session));
  routes.add(calls.offerSeatCall, async ({ context, session, body }) =>
    view(context, await offerSeat(context, session, body), session.userId),
  );
  routes.add(calls.acceptSeatCall, async ({ context, session, params, body }) =>
    view(context, await acceptSeat(context, session, { ...params, ...body }), session.userId),
  );
  routes.add(calls.withdrawTransferCall, async ({ context, session, params }) =>
    view(context, await withdrawTransfer(context, session, params), session.userId),
  );
  routes.add(calls.readBeneficiaryCall, ({ context, session, params }) =>
    readSuccession(context, session, params),
  );
  routes.add(calls.nameBeneficiaryCall, async ({ context, session, params, body }) => ({
    beneficiary: await nameBeneficiary(context, session, { ...params, ...body }),
  }));
  routes.add(calls.listAdminTransfersCall, ({ context, query }) => listTransfers(context, query));
  routes.add(calls.enterTransferPaymentCall, ({ context, session, params, body }) =>
    enterTransferPayment(context, session, { ...params, ...body }),
  );
  routes.add(calls.readSeatAtLeavingCall, ({ context, params }) =>
    readSeatAtLeaving(context, params),
  );
  routes.add(calls.recordEstateCall, async ({ context, session, params, body }) => {
    await recordEstate(context, session, { ...params, ...body });
    return { saved: true as const };
  });
  routes.add(calls.inviteExecutorCall, ({ context, session, params, body }) =>
    inviteExecutor(context, session, { ...params, ...body }),
  );
  routes.add(calls.takeOverAccountCall, ({ context, body }) => takeOverAccount(context, body));
}

async function view(context: Context, row: TransferRow, userId: string) {
  const [shown] = await toViews(context, [row], userId);
  if (!shown) throw new Error('the transfer was not returned');
  return shown;
}
