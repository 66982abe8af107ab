/** Whether more than the few default cases are played: `FAULTS=full`, or a number of seeds. */
export const ARE_FAULTS_ASKED_FOR = Boolean(process.env.FAULTS);

/** The mutants to play: only the first unless asked for, since each takes some ten seconds. */
export function chooseMutants<T>(all: readonly T[]): readonly T[] {
  return ARE_FAULTS_ASKED_FOR ? all : all.slice(0, 1);
}
