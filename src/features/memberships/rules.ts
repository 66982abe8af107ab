/**
 * The statuses of a membership. cancelled: left before its award; handed_back: left after the award
 * and before a purchase; withdrawn: sold the home and left; terminated: stopped paying after the award. After `transferred` and
 * `replaced` the seat continues with another membership.
 */
export const MEMBERSHIP_STATUSES = [
  'active',
  'awarded',
  'cancelled',
  'handed_back',
  'withdrawn',
  'terminated',
  'transferred',
  'replaced',
  'completed',
] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

/** Statuses in which the seat belongs to another membership. */
export const PASSED_ON_STATUSES = ['transferred', 'replaced'] as const;

/** The version of the cooperative's rules that new memberships are bound to. */
export const RULE_VERSION = 1;

const NEXT: Record<MembershipStatus, readonly MembershipStatus[]> = {
  active: ['awarded', 'cancelled', 'transferred', 'replaced', 'completed'],
  awarded: ['handed_back', 'withdrawn', 'terminated', 'transferred', 'completed'],
  cancelled: ['transferred'],
  handed_back: [],
  withdrawn: [],
  terminated: [],
  transferred: [],
  replaced: [],
  completed: [],
};

/** Whether a membership may go from one status to another. */
export function canBecome(from: MembershipStatus, to: MembershipStatus): boolean {
  return NEXT[from].includes(to);
}

type Candidate = { placeId: string; completedAt: Date };

/** Numbers the seats of a group: by the time the deposit was completed, then by the place's id. */
export function numberSeats<C extends Candidate>(places: readonly C[]): (C & { seat: number })[] {
  return [...places]
    .sort(
      (one, other) =>
        one.completedAt.getTime() - other.completedAt.getTime() ||
        (one.placeId < other.placeId ? -1 : 1),
    )
    .map((place, index) => ({ ...place, seat: index + 1 }));
}
