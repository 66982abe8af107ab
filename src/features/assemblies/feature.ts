import { approvalHandlers } from '#features/approvals/server/approval-handler.ts';
import { prepaymentHandler } from '#features/contributions/paying/server/prepayment-handler.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Feature } from '#platform/feature.ts';
import { bidPaymentHandler } from './bid-payments/server/bid-payment-handler.ts';
import { BID_WIRE, bidWireHandler } from './bid-payments/server/record-wire.ts';
import { assemblyMailSamples } from './server/mail-samples.ts';
import { addAssemblyRoutes } from './server/routes.ts';
import { assemblyWorkers } from './server/workers.ts';

export const assembliesFeature: Feature = {
  routes: [addAssemblyRoutes],
  workers: assemblyWorkers,
  register() {
    mailSamples.register(assemblyMailSamples);
    prepaymentHandler.register(bidPaymentHandler);
    approvalHandlers.register({ [BID_WIRE]: bidWireHandler });
  },
};
