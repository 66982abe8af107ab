import { worker } from '#platform/workers.ts';
import { advanceAssemblies } from './advance-assemblies.ts';
import { announceList, announcePostponed, announceResult } from './announce-assembly.ts';
import { handBackUnpaidAwards } from './hold-credit.ts';
import {
  advanceAssembliesJob,
  announceListJob,
  announcePostponedJob,
  announceResultJob,
} from './jobs.ts';

export const assemblyWorkers = [
  worker(advanceAssembliesJob, async (context) => {
    await advanceAssemblies(context);
    await handBackUnpaidAwards(context);
  }),
  worker(announceListJob, announceList),
  worker(announcePostponedJob, announcePostponed),
  worker(announceResultJob, announceResult),
];
