import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Feature } from '#platform/feature.ts';
import { statementMailSamples } from './server/mail-samples.ts';
import { addStatementRoutes } from './server/routes.ts';
import { statementWorkers } from './server/workers.ts';

export const statementsFeature: Feature = {
  routes: [addStatementRoutes],
  workers: statementWorkers,
  register() {
    mailSamples.register(statementMailSamples);
  },
};
