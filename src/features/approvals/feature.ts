import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Feature } from '#platform/feature.ts';
import { approvalMailSamples } from './server/mail-samples.ts';
import { addApprovalRoutes } from './server/routes.ts';
import { approvalWaits } from './server/waits.ts';
import { approvalWorkers } from './server/workers.ts';

export const approvalsFeature: Feature = {
  waits: approvalWaits,
  routes: [addApprovalRoutes],
  workers: approvalWorkers,
  register() {
    mailSamples.register(approvalMailSamples);
  },
};
