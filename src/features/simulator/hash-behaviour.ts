import type { Behaviour } from './behaviour.ts';
import type { SimulationConfig } from './config.ts';
import { HashStream } from './hash.ts';

const MILLION = 1_000_000;

/** Behaviour that is assumed: every decision is a hash of the seed, its kind, the month and the seat. */
export function hashBehaviour(config: SimulationConfig): Behaviour {
  const stream = (number: number) => new HashStream(config.seed, number);
  const lottery = stream(1);
  const late = stream(2);
  const stopsBefore = stream(3);
  const stopsAfter = stream(4);
  const lag = stream(5);
  const willing = stream(6);
  const standingSize = stream(7);
  const bidsFresh = stream(8);
  const freshSize = stream(9);
  const fails = stream(10);
  const ties = stream(15);
  const sizes = config.bidMax - config.bidMin + 1;

  const standing = new Int16Array(config.members);
  for (let seat = 0; seat < config.members; seat++) {
    if (willing.at(0, seat) % MILLION < config.willingPpm) {
      standing[seat] = config.bidMin + (standingSize.at(0, seat) % sizes);
    }
  }

  return {
    stopsForGood: (month, seat, isAwarded) =>
      isAwarded
        ? config.stopPostPpm > 0 && stopsAfter.at(month, seat) % MILLION < config.stopPostPpm
        : config.stopPrePpm > 0 && stopsBefore.at(month, seat) % MILLION < config.stopPrePpm,
    isLate: (month, seat) => config.latePpm > 0 && late.at(month, seat) % MILLION < config.latePpm,
    bidOf: (month, seat) => {
      const size = standing[seat] ?? 0;
      if (size > 0 || config.freshBidPpm === 0) return size;
      return bidsFresh.at(month, seat) % MILLION < config.freshBidPpm
        ? config.bidMin + (freshSize.at(month, seat) % sizes)
        : 0;
    },
    tieOrder: (month, seat) => ties.at(month, seat),
    paysBid: (month, seat) =>
      config.bidFailPpm === 0 || fails.at(month, seat) % MILLION >= config.bidFailPpm,
    drawFrom: (month, draws, _wheel, size) => lottery.at(month, draws) % size,
    recoveryLag: (seat) => 12 + (lag.at(0, seat) % 13),
    recovered: (_seat, owed) => Math.floor((config.recoveryPct * owed) / 100),
  };
}
