import { worker } from '#platform/jobs/workers.ts';
import { handBackUnpaidAwards } from '../bid-payments/server/hold-credit.ts';
import { advanceAssemblies } from '../holding/server/advance-assemblies.ts';
import {
  announceList,
  announcePostponed,
  announceResult,
} from '../holding/server/announce-assembly.ts';
import { drawShared } from '../holding/server/spread-draws.ts';
import {
  advanceAssembliesJob,
  announceListJob,
  announcePostponedJob,
  announceResultJob,
  drawAssemblyJob,
} from './jobs.ts';

export const assemblyWorkers = [
  worker(advanceAssembliesJob, async (context) => {
    await advanceAssemblies(context);
    await handBackUnpaidAwards(context);
  }),
  worker(drawAssemblyJob, drawShared),
  worker(announceListJob, announceList),
  worker(announcePostponedJob, announcePostponed),
  worker(announceResultJob, announceResult),
];
