import type { RouteTable } from '#platform/routes.ts';
import { readSystemCall, rerunJobsCall } from '../contract.ts';
import { readSystem } from './read-system.ts';
import { rerunJobs } from './rerun-jobs.ts';

export function addSystemRoutes(routes: RouteTable): void {
  routes.add(readSystemCall, ({ context }) => readSystem(context));
  routes.add(rerunJobsCall, async ({ context, session, body }) => ({
    count: await rerunJobs(context, session, body),
  }));
}
