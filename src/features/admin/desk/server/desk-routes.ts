import type { RouteTable } from '#platform/routes.ts';
import { readCountsCall, readFiguresCall, readTodayCall, rerunJobCall } from '../contract.ts';
import { readFigures } from './read-figures.ts';
import { readCounts, readToday } from './read-today.ts';
import { rerunJob } from './rerun-job.ts';

export function addDeskRoutes(routes: RouteTable): void {
  routes.add(readTodayCall, ({ context, session, query }) => readToday(context, session, query));
  routes.add(readCountsCall, ({ context, session }) => readCounts(context, session));
  routes.add(readFiguresCall, ({ context }) => readFigures(context));
  routes.add(rerunJobCall, async ({ context, session, params }) => {
    await rerunJob(context, session, params);
    return { ok: true as const };
  });
}
