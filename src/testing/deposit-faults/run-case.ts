import { sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { createSeeded, type Seeded } from '../seeded.ts';
import type { Fault } from './messages.ts';
import { isResting, passTime } from './pass-time.ts';
import { atProvider } from './requests.ts';
import type { ServerUnderTest } from './server-under-test.ts';

/** How webhooks and mails behave during the flow. */
export const WORLDS = ['in-order', 'shuffled', 'lost', 'mail-down'] as const;
export type World = (typeof WORLDS)[number];

export type Case<Flow extends string = string> = {
  seed: number;
  flow: Flow;
  world: World;
  fault: Fault;
  /** Whether the person retries after a failure. */
  returns: boolean;
  /** Whether the provider's idempotency keys have expired when the next process starts. */
  forgetsKeys: boolean;
};

export type Stage = {
  db: Executor;
  databaseUrl: string;
  /** The current server. */
  server: ServerUnderTest;
  /** Starts the next server after a crash. */
  restart(): Promise<ServerUnderTest>;
  /** Registers a cleanup function of the stage. */
  onEnd(end: () => Promise<void>): void;
};

/** The person or job that runs a flow. */
export type Actor = {
  /** Runs the flow, or continues it. */
  act(url: string): Promise<void>;
  /** Whether the flow is repeated without a person coming back for it. */
  isRepeated: boolean;
};

/** What the harness tests: flows, their actors, and the rules that must hold afterwards. */
export type Subject<Flow extends string = string> = {
  flows: readonly Flow[];
  /** Everything before the flow, without faults. */
  prepare(stage: Stage, given: Case<Flow>): Promise<Actor>;
  /** The rules violated once no work is left; empty when none. */
  findViolations(db: Executor, given: Case<Flow>): Promise<string[]>;
};

/**
 * How long to wait for a fault's step; a lost connection is not visible here, so it always takes
 * this long.
 */
const INTERRUPT_MS = { kill: 2_500, cut: 1_500 } as const;
const POLL_MS = 20;

export const emailOf = ({ seed }: Pick<Case, 'seed'>): string => `case-${seed}@example.com`;

export function describeCase({ seed, flow, world, fault, returns, forgetsKeys }: Case): string {
  const person = returns ? 'the person returns' : 'the person does not return';
  const keys = forgetsKeys ? ', keys forgotten' : '';
  return `seed ${seed}: ${flow}, ${world}, ${JSON.stringify(fault)}, ${person}${keys}`;
}

/** Runs one case to its end; returns the violated rules. */
export async function runCase<Flow extends string>(
  stage: Stage,
  subject: Subject<Flow>,
  given: Case<Flow>,
): Promise<string[]> {
  const chance = createSeeded(given.seed);
  const isHeld = given.world === 'shuffled' || given.world === 'lost';
  await atProvider(stage.server.url, { action: isHeld ? 'hold' : 'release' });
  const actor = await subject.prepare(stage, given);

  stage.server.setMailDown(given.world === 'mail-down');
  await stage.server.arm(given.fault);
  await actor.act(stage.server.url);
  if (given.world === 'shuffled') await deliverShuffled(stage, chance);
  await waitForStrike(stage, given.fault);

  // A fault whose step was not reached is removed, so that it is not injected later.
  const hasDied = !(await stage.server.disarm());
  if (given.forgetsKeys) await stage.db.execute(sql`delete from sandbox_payment_keys`);
  if (hasDied) stage.server = await stage.restart();
  else stage.server.setMailDown(false);
  if (given.returns || actor.isRepeated) await actor.act(stage.server.url);
  if (given.world === 'shuffled') await deliverShuffled(stage, chance);
  const hasRested = await passTime(stage.db, stage.server.url, {
    hasLostJobs: given.fault.kind !== 'none',
  });
  const violations = await subject.findViolations(stage.db, given);
  return hasRested ? violations : ['everything comes to rest', ...violations];
}

/** Background work needs time to reach the step, or to finish without it. */
async function waitForStrike({ db, server }: Stage, fault: Fault): Promise<void> {
  if (fault.kind === 'cut') return pause(INTERRUPT_MS.cut);
  const until = performance.now() + INTERRUPT_MS.kill;
  for (let calm = 0; calm < 4 && !server.hasEnded && performance.now() < until; ) {
    await pause(POLL_MS);
    calm = (await isResting(db)) ? calm + 1 : 0;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Delivers every event of the newest payment twice, in an order derived from the seed. */
async function deliverShuffled({ server }: Stage, chance: Seeded): Promise<void> {
  const response = await fetch(`${server.url}/sandbox/payments.json`).catch(() => undefined);
  if (!response?.ok) return;
  const { payments }: { payments: { events: { id: string }[] }[] } = await response.json();
  const events = payments.slice(0, 1).flatMap(({ events }) => [...events, ...events]);
  for (const { id } of chance.shuffle(events)) {
    await atProvider(server.url, { action: 'resend', id });
  }
}
