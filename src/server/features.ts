import { addApplicationRoutes } from '#features/applications/server/routes.ts';
import { depositWorkers } from '#features/deposits/server/workers.ts';
import { groupWorkers } from '#features/groups/server/workers.ts';
import { mailWorkers } from '#features/mails/server/workers.ts';
import { addWaitlistRoutes } from '#features/waitlist/server/routes.ts';
import { idempotencyWorkers } from '#platform/idempotency.ts';
import { rateLimitWorkers } from '#platform/rate-limits.ts';
import type { RouteTable } from '#platform/routes.ts';
import type { Worker } from '#platform/workers.ts';

/** Every feature's routes; a new feature adds its line here. */
export function addFeatureRoutes(routes: RouteTable): void {
  addWaitlistRoutes(routes);
  addApplicationRoutes(routes);
}

/** Every feature's workers; a new feature adds its line here. */
export const workers: readonly Worker[] = [
  ...rateLimitWorkers,
  ...idempotencyWorkers,
  ...mailWorkers,
  ...depositWorkers,
  ...groupWorkers,
];
