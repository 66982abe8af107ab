import { approvalHandlers } from '#features/approvals/server/approval-handler.ts';
import { prepaymentHandler } from '#features/contributions/paying/server/prepayment-handler.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Feature } from '#platform/feature.ts';
import { bidPaymentHandler } from './bid-payments/server/bid-payment-handler.ts';
import { BID_WIRE, bidWireHandler } from './bid-payments/server/record-wire.ts';
import { assemblyGauges } from './server/gauges.ts';
import { assemblyMailSamples } from './server/mail-samples.ts';
import { assemblySection, bidSection } from './server/person-section.ts';
import { addAssemblyRoutes } from './server/routes.ts';
import { assemblyWaits } from './server/waits.ts';
import { assemblyWorkers } from './server/workers.ts';

export const assembliesFeature: Feature = {
  personSections: { bids: bidSection, assemblies: assemblySection },
  waits: assemblyWaits,
  gauges: [assemblyGauges],
  routes: [addAssemblyRoutes],
  workers: assemblyWorkers,
  register() {
    mailSamples.register(assemblyMailSamples);
    prepaymentHandler.register(bidPaymentHandler);
    approvalHandlers.register({ [BID_WIRE]: bidWireHandler });
  },
};
