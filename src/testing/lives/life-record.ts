import type { Behaviour } from '#features/simulator/engine/behaviour.ts';

/** What people did and what was drawn in a month. Seats are positions, counted from 0. */
export type MonthRecord = {
  /** `seat` if late, `~seat` if stopped permanently, ascending by seat. */
  readonly unpaid: readonly number[];
  /** Seats that left by request, of those that stopped. */
  readonly left: ReadonlySet<number>;
  readonly bids: ReadonlyMap<number, number>;
  readonly unpaidBids: Set<number>;
  /** The two orders of the draw. */
  lottery: readonly number[];
  bidTie: readonly number[];
};

/** The recorded behaviour for the simulator; after the last month everybody pays. */
export function replayOf(
  months: readonly MonthRecord[],
  { recovered, recoveryLag }: Pick<Behaviour, 'recovered' | 'recoveryLag'>,
): Behaviour {
  const of = (month: number) => months[month - 1];
  return {
    findUnpaid(month, _isPaying, _awardedIn, unpaid) {
      const recorded = of(month)?.unpaid ?? [];
      unpaid.set(recorded);
      return recorded.length;
    },
    leaves: (month, seat) => of(month)?.left.has(seat) ?? false,
    decideBids(month, seats, size, answers) {
      for (let index = 0; index < size; index += 1) {
        answers[index] = of(month)?.bids.get(seats[index] as number) ?? 0;
      }
    },
    tieOrder: (month, seat) => of(month)?.bidTie.indexOf(seat) ?? 0,
    paysBid: (month, seat) => !of(month)?.unpaidBids.has(seat),
    drawFrom(month, _draws, wheel, size) {
      const left = wheel.subarray(0, size);
      for (const seat of of(month)?.lottery ?? []) {
        const index = left.indexOf(seat);
        if (index >= 0) return index;
      }
      return 0;
    },
    recovered,
    recoveryLag,
  };
}
