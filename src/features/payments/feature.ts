import type { Feature } from '#platform/feature.ts';
import { addPaymentRoutes } from './server/routes.ts';
import { paymentWorkers } from './server/workers.ts';

export const paymentsFeature: Feature = {
  routes: [addPaymentRoutes],
  workers: paymentWorkers,
};
