/**
 * What the simulator found, for sentences on every floor. Computed again by the simulator's
 * `waiting/wait.test.ts`, which fails when one of them changes.
 */
export const SIMULATED = {
  /** Half of those who never bid wait longer, if one member in ten bids and everybody pays. */
  medianWaitYears: 11,
  /** How many groups are played with the simulator's default assumptions. */
  groups: 100,
  /** In how many of them somebody who paid everything got no home. */
  groupsWithoutHome: 12,
  /** In how many the money was not enough for everything owed at the end, refunds included. */
  groupsShort: 35,
} as const;
