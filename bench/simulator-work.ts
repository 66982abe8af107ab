import type { Behaviour } from '../src/features/simulator/engine/behaviour.ts';
import type { SimulationConfig } from '../src/features/simulator/engine/config.ts';
import { hash } from '../src/features/simulator/engine/hash.ts';
import { hashBehaviour } from '../src/features/simulator/engine/hash-behaviour.ts';
import { playGroup } from '../src/features/simulator/engine/play-group.ts';

export const GROUPS = 100;

/** A group with all kinds of events: late payers, exits before and after an award, bids. */
const CONFIG: SimulationConfig = {
  plan: 450,
  seed: 0,
  members: 480,
  latePpm: 20_000,
  stopPrePpm: 1682,
  stopPostPpm: 400,
  recoveryPct: 50,
  willingPpm: 100_000,
  freshBidPpm: 0,
  bidMin: 96,
  bidMax: 144,
  bidFailPpm: 100_000,
};

type Call = [stream: number, month: number, index: number];

/** The calls of the hash that one group makes, in their order. */
function recordCalls(): Call[] {
  const calls: Call[] = [];
  for (let seat = 0; seat < CONFIG.members; seat++) calls.push([6, 0, seat]);
  const inner = hashBehaviour(CONFIG);
  const recorded: Behaviour = {
    ...inner,
    findUnpaid: (month, isPaying, awardedIn, unpaid) => {
      const count = inner.findUnpaid(month, isPaying, awardedIn, unpaid);
      const stopped = new Set(unpaid.subarray(0, count).filter((answer) => answer < 0));
      for (const [seat, paying] of isPaying.entries()) {
        if (paying === 0) continue;
        calls.push([awardedIn[seat] === 0 ? 3 : 4, month, seat]);
        if (!stopped.has(~seat)) calls.push([2, month, seat]);
      }
      return count;
    },
    tieOrder: (month, seat) => {
      calls.push([15, month, seat]);
      return inner.tieOrder(month, seat);
    },
    paysBid: (month, seat) => {
      calls.push([10, month, seat]);
      return inner.paysBid(month, seat);
    },
    drawFrom: (month, draws, wheel, size) => {
      calls.push([1, month, draws]);
      return inner.drawFrom(month, draws, wheel, size);
    },
  };
  playGroup(CONFIG, recorded);
  return calls;
}

/** What is compared, the same in Node and in a browser's worker. Both answer their time in ms. */
export function createSimulatorWork() {
  const calls = recordCalls();
  const streams = Int32Array.from(calls, ([stream]) => stream);
  const months = Int32Array.from(calls, ([, month]) => month);
  const indexes = Int32Array.from(calls, ([, , index]) => index);
  // The result is used, so that the compiler cannot remove the work.
  const timed = (work: () => number) => {
    const startedAt = performance.now();
    if (Number.isNaN(work())) throw new Error('the work answered no number');
    return performance.now() - startedAt;
  };
  return {
    callsOfGroup: calls.length,
    playGroups: () =>
      timed(() => {
        let sum = 0;
        for (let seed = 0; seed < GROUPS; seed++) {
          sum += playGroup({ ...CONFIG, seed }).closing.money;
        }
        return sum;
      }),
    callHash: () =>
      timed(() => {
        let sum = 0;
        for (let seed = 0; seed < GROUPS; seed++) {
          for (let call = 0; call < streams.length; call++) {
            sum ^= hash(
              seed,
              streams[call] as number,
              months[call] as number,
              indexes[call] as number,
            );
          }
        }
        return sum;
      }),
  };
}
