import { type Worker, worker } from '#platform/workers.ts';
import { advanceAssemblies } from './advance-assemblies.ts';
import { announceList, announcePostponed, announceResult } from './announce-assembly.ts';
import type { ReadPaidUp } from './close-assembly.ts';
import { handBackUnpaidAwards } from './hold-credit.ts';
import {
  advanceAssembliesJob,
  announceListJob,
  announcePostponedJob,
  announceResultJob,
} from './jobs.ts';

/** The work of assemblies; who has paid is asked of the feature that takes contributions. */
export function assemblyWorkers(readPaidUp: ReadPaidUp): Worker[] {
  return [
    worker(advanceAssembliesJob, async (context) => {
      await advanceAssemblies(context, readPaidUp);
      await handBackUnpaidAwards(context);
    }),
    worker(announceListJob, announceList),
    worker(announcePostponedJob, announcePostponed),
    worker(announceResultJob, announceResult),
  ];
}
