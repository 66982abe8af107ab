import type { Feature } from '#platform/feature.ts';
import { providerGauges } from './server/gauges.ts';
import { addProviderMoneyRoutes } from './server/routes.ts';
import { providerMoneyWaits } from './server/waits.ts';
import { providerMoneyWorkers } from './server/workers.ts';

export const providerMoneyFeature: Feature = {
  routes: [addProviderMoneyRoutes],
  gauges: [providerGauges],
  waits: providerMoneyWaits,
  workers: providerMoneyWorkers,
};
