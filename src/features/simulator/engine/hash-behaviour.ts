import type { Behaviour } from './behaviour.ts';
import type { SimulationConfig } from './config.ts';
import { addToState, hash, stateOf } from './hash.ts';

const MILLION = 1_000_000;

/**
 * The stream number of each decision in the hash. Published: other programs use the same numbers.
 */
const STREAM = {
  lottery: 1,
  late: 2,
  stopsBeforeAward: 3,
  stopsAfterAward: 4,
  recoveryLag: 5,
  willing: 6,
  standingBid: 7,
  bidsFresh: 8,
  freshBid: 9,
  bidFails: 10,
  bidTie: 15,
} as const;

/** Simulated behaviour: each decision is a hash of the seed, its stream, the month and the seat. */
export function hashBehaviour(config: SimulationConfig): Behaviour {
  const { seed } = config;
  const sizes = config.bidMax - config.bidMin + 1;
  const standing = standingBids(config);
  const hasBids = config.freshBidPpm > 0 || standing.some((size) => size > 0);
  return {
    findUnpaid: (month, isPaying, awardedIn, unpaid) =>
      findUnpaid(config, month, isPaying, awardedIn, unpaid),
    decideBids: (month, seats, size, answers) => {
      if (!hasBids) return answers.fill(0, 0, size);
      const fresh = stateOf(seed, STREAM.bidsFresh, month);
      for (let index = 0; index < size; index++) {
        const seat = seats[index] as number;
        let bid = standing[seat] as number;
        if (bid === 0 && config.freshBidPpm > 0) {
          if (happens(addToState(fresh, seat), config.freshBidPpm))
            bid = config.bidMin + (hash(seed, STREAM.freshBid, month, seat) % sizes);
        }
        answers[index] = bid;
      }
    },
    tieOrder: (month, seat) => hash(seed, STREAM.bidTie, month, seat),
    paysBid: (month, seat) =>
      hash(seed, STREAM.bidFails, month, seat) % MILLION >= config.bidFailPpm,
    drawFrom: (month, draws, _wheel, size) => hash(seed, STREAM.lottery, month, draws) % size,
    recoveryLag: (seat) => 12 + (hash(seed, STREAM.recoveryLag, 0, seat) % 13),
    recovered: (_seat, owed) => Math.floor((config.recoveryPct * owed) / 100),
  };
}

/** The bid each willing seat holds over all months; 0 for the others. */
function standingBids(config: SimulationConfig): Int16Array {
  const sizes = config.bidMax - config.bidMin + 1;
  const bids = new Int16Array(config.members);
  if (config.willingPpm === 0) return bids;
  for (let seat = 0; seat < config.members; seat++) {
    if (hash(config.seed, STREAM.willing, 0, seat) % MILLION >= config.willingPpm) continue;
    bids[seat] = config.bidMin + (hash(config.seed, STREAM.standingBid, 0, seat) % sizes);
  }
  return bids;
}

/** A separate function, so that the compiler keeps everything in registers. */
function findUnpaid(
  config: SimulationConfig,
  month: number,
  isPaying: Uint8Array,
  awardedIn: Int16Array,
  unpaid: Int16Array,
): number {
  const { seed, latePpm, stopPrePpm, stopPostPpm } = config;
  if (latePpm === 0 && stopPrePpm === 0 && stopPostPpm === 0) return 0;
  const late = stateOf(seed, STREAM.late, month);
  const before = stateOf(seed, STREAM.stopsBeforeAward, month);
  const after = stateOf(seed, STREAM.stopsAfterAward, month);
  const size = isPaying.length;
  let count = 0;
  for (let seat = 0; seat < size; seat++) {
    if (isPaying[seat] === 0) continue;
    const isAwarded = awardedIn[seat] !== 0;
    const stopPpm = isAwarded ? stopPostPpm : stopPrePpm;
    if (stopPpm > 0 && happens(addToState(isAwarded ? after : before, seat), stopPpm)) {
      unpaid[count++] = ~seat;
    } else if (latePpm > 0 && happens(addToState(late, seat), latePpm)) {
      unpaid[count++] = seat;
    }
  }
  return count;
}

function happens(state: number, ppm: number): boolean {
  return (state >>> 0) % MILLION < ppm;
}
