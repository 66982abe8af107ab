import { ASSEMBLY_HELD, LIST_CLOSES } from '#features/program-rules/constants.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays, daysLater, instantAt } from '#shared/calendar/dates.ts';

/** The schedule of an assembly before it was postponed, and when that happened; ISO 8601. */
export type Postponement = {
  readonly at: string;
  readonly closesAt: string;
  readonly heldAt: string;
  readonly round: number;
};

/**
 * When a postponed assembly is held: the first evening that gives members a whole day to bid again
 * and is after the previous month's assembly. It is computed, so that nobody can choose it.
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
