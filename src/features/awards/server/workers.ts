import { readBidInstalments } from '#features/assemblies/server/settle-bid.ts';
import { worker } from '#platform/workers.ts';
import { settleHolds } from './hold-award.ts';
import { runAwardsJob } from './jobs.ts';

export const awardWorkers = [
  worker(runAwardsJob, (context) => settleHolds(context, readBidInstalments)),
];
