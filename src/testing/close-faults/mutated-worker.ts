import { applyMutant } from '../deposit-faults/apply-mutant.ts';
import { CLOSE_MUTANTS, type CloseMutant } from './mutants.ts';
import { MUTANT_VARIABLE } from './task.ts';

// The same process with a bug, which has to be put in before the product is loaded.

applyMutant(CLOSE_MUTANTS[process.env[MUTANT_VARIABLE] as CloseMutant]);
await import('./close-worker.ts');
