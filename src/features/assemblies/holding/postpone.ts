import { ASSEMBLY_HELD, LIST_CLOSES } from '#features/program-rules/constants.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays, daysLater, instantAt } from '#shared/calendar/dates.ts';

/** What an assembly had before it was postponed, and when that happened; moments in ISO form. */
export type Postponement = {
  readonly at: string;
  readonly closesAt: string;
  readonly heldAt: string;
  readonly round: number;
};

/**
 * When an assembly is held whose list did not close before its round: the first evening that leaves
 * members a whole day to bid again, and after the assembly of the month before. Nobody chooses it.
 */
export function postponedTo(
  now: Date,
  previousHeldAt: Date | undefined,
): { closesAt: Date; heldAt: Date } {
  const earliest = daysLater(now, 1);
  for (let date = dateOf(earliest); ; date = addDays(date, 1)) {
    const [closesAt, heldAt] = [
      instantAt(date, LIST_CLOSES.time),
      instantAt(date, ASSEMBLY_HELD.time),
    ];
    const isAfterPrevious = !previousHeldAt || closesAt > previousHeldAt;
    if (closesAt >= earliest && isAfterPrevious) return { closesAt, heldAt };
  }
}
