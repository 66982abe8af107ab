import type { Feature } from '#platform/feature.ts';
import { paymentGauges } from './server/gauges.ts';
import { addPaymentRoutes } from './server/routes.ts';
import { paymentWaits } from './server/waits.ts';
import { paymentWorkers } from './server/workers.ts';

export const paymentsFeature: Feature = {
  waits: paymentWaits,
  gauges: [paymentGauges],
  routes: [addPaymentRoutes],
  workers: paymentWorkers,
};
