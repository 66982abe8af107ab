import { availableParallelism } from 'node:os';
import { checkAssembly } from '../src/features/assemblies/checking/check-assembly.ts';
import type { PublicAssembly } from '../src/features/assemblies/contract.ts';
import { createBidThreads } from '../src/features/assemblies/holding/server/bid-threads.ts';
import { openBid } from '../src/features/bids/open-bid.ts';
import { EXAMPLE_FETCHED, exampleAssembly } from '../src/testing/scenes/example-assembly.ts';
import { measureCheck } from './check-in-browser.ts';
import { compare, type Measured } from './frame.ts';
import type { Product } from './product.ts';

const SEATS = 480;
const MEASURED = 200;

async function secondsOf(work: () => void): Promise<number> {
  const startedAt = performance.now();
  work();
  return (performance.now() - startedAt) / 1000;
}

function openAll({ sealedBids, signature, group, month, chain, round }: PublicAssembly): void {
  for (const { seat, file } of sealedBids) {
    const bytes = new Uint8Array(Buffer.from(file, 'base64'));
    openBid(bytes, { group, month, chain, round, seat }, signature ?? '');
  }
}

/**
 * A whole assembly against the opening of its bids alone: hash, signature, orders, verdicts and
 * decision. Opening is expensive; the rest together should add little.
 */
export async function measureAssembly(product: Product): Promise<Measured> {
  const bids = Array.from(
    { length: SEATS },
    (_, index) => [index + 1, 96 + (index % 120)] as const,
  );
  const assembly = exampleAssembly({ seats: SEATS, bids });
  const comparison = await compare({
    name: `an assembly of ${SEATS} seats with ${SEATS} bids`,
    unit: 's',
    against: 'opening the bids alone',
    goal: '≤ 1.3',
    rounds: 1,
    ours: () => secondsOf(() => checkAssembly(assembly, EXAMPLE_FETCHED, () => {})),
    limit: () => secondsOf(() => openAll(assembly)),
  });
  return {
    comparisons: [comparison],
    figures: [await measureEvening(assembly), ...measureCores(), ...(await measureCheck(product))],
  };
}

/** The evening of 1,000 groups with 20 bids each, from some of their bids opened as the server does. */
async function measureEvening(assembly: PublicAssembly) {
  const { sealedBids, signature, group, month, chain, round } = assembly;
  const tasks = sealedBids.slice(0, MEASURED).map(({ seat, file }) => ({
    file: new Uint8Array(Buffer.from(file, 'base64')),
    slot: { group, month, chain, round, seat },
    signature: signature ?? '',
  }));
  const threads = createBidThreads();
  // Threads start once for an evening, so their start is not measured.
  await threads.open(tasks.slice(0, 20));
  const startedAt = performance.now();
  for (let at = 0; at < tasks.length; at += 20) await threads.open(tasks.slice(at, at + 20));
  const seconds = (performance.now() - startedAt) / 1000;
  await threads.close();
  return {
    name: `opening the bids of 1,000 groups with 20 bids each on ${availableParallelism()} cores, computed from ${MEASURED}`,
    unit: 'min',
    value: ((seconds / MEASURED) * 20 * 1_000) / 60,
    goal: '≤ 60',
  };
}

const BIDS_OF_A_GROUP = 20;
const MEASURED_GROUPS = 5;

/**
 * The processor time of a bid and of a group beside its bids (signature, orders, verdicts and
 * decision), and how many cores draw an evening of them within a minute. Processor time, because
 * another program on the machine would only make it take longer.
 */
export function measureCores() {
  const bids = Array.from(
    { length: BIDS_OF_A_GROUP },
    (_, index) => [index + 1, 96 + index] as const,
  );
  const assembly = exampleAssembly({ seats: SEATS, bids });
  openAll(assembly);
  const perGroup = processorSeconds(() => openAll(assembly), MEASURED_GROUPS);
  const whole = processorSeconds(
    () => checkAssembly(assembly, EXAMPLE_FETCHED, () => {}),
    MEASURED_GROUPS,
  );
  const perBid = perGroup / BIDS_OF_A_GROUP;
  const beside = Math.max(0, whole - perGroup);
  const cores = (groups: number) => Math.ceil((groups * (perGroup + beside)) / 60);
  return [
    { name: 'opening a bid: processor', unit: 'ms', value: perBid * 1000 },
    { name: 'a group beside its bids: processor', unit: 'ms', value: beside * 1000 },
    {
      name: 'cores that draw 100 groups with 20 bids each in a minute, computed',
      unit: 'cores',
      value: cores(100),
    },
    {
      name: 'cores that draw 1,000 groups with 20 bids each in a minute, computed',
      unit: 'cores',
      value: cores(1_000),
    },
  ];
}

function processorSeconds(work: () => void, times: number): number {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / times;
}
