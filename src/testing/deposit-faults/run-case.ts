import { sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findViolations } from './invariants.ts';
import type { Fault } from './messages.ts';
import { isResting, passTime } from './pass-time.ts';
import { atProvider, createPerson, type Person, runSchedules } from './person.ts';
import { createSeeded, type Seeded } from './seeded.ts';
import type { ServerUnderTest } from './server-under-test.ts';

/** How webhooks and mails behave during the flow. */
export const WORLDS = ['in-order', 'shuffled', 'lost', 'mail-down'] as const;
export type World = (typeof WORLDS)[number];

/** The flow: a deposit is paid, or a paid one is refunded because its group did not form. */
export const FLOWS = ['pay', 'refund'] as const;
export type Flow = (typeof FLOWS)[number];

export type Case = {
  seed: number;
  flow: Flow;
  world: World;
  fault: Fault;
  /** Whether the person retries after a failure. */
  returns: boolean;
};

export type Stage = {
  db: Executor;
  /** The server that runs now. */
  server: ServerUnderTest;
  /** Starts the next one after a crash. */
  restart(): Promise<ServerUnderTest>;
};

/**
 * How long to wait for a fault's step; a lost connection is not visible here, so it always takes
 * this long.
 */
const STRIKE_MS = { kill: 2_500, cut: 1_500 } as const;
const POLL_MS = 20;

export const emailOf = ({ seed }: Case): string => `case-${seed}@example.com`;

export function describeCase({ seed, flow, world, fault, returns }: Case): string {
  const person = returns ? 'the person returns' : 'the person does not return';
  return `seed ${seed}: ${flow}, ${world}, ${JSON.stringify(fault)}, ${person}`;
}

/** Runs one case and returns the violated invariants. */
export async function runCase(stage: Stage, given: Case): Promise<string[]> {
  const chance = createSeeded(given.seed);
  const person = createPerson(emailOf(given));
  const isHeld = given.world === 'shuffled' || given.world === 'lost';
  await atProvider(stage.server.url, { action: isHeld ? 'hold' : 'release' });
  if (given.flow === 'refund') await payAndLetGroupEnd(stage, person);
  const act = () =>
    given.flow === 'pay' ? person.visit(stage.server.url) : runSchedules(stage.server.url);

  stage.server.setMailDown(given.world === 'mail-down');
  await stage.server.arm(given.fault);
  await act();
  if (given.world === 'shuffled') await deliverShuffled(stage, chance);
  await waitForStrike(stage, given.fault);

  // A fault whose step was not reached is removed, so that it is not injected later.
  const hasDied = !(await stage.server.disarm());
  if (hasDied) stage.server = await stage.restart();
  else stage.server.setMailDown(false);
  if (given.returns || given.flow === 'refund') await act();
  if (given.world === 'shuffled') await deliverShuffled(stage, chance);
  const hasRested = await passTime(stage.db, stage.server.url, {
    hasLostJobs: given.fault.kind !== 'none',
  });
  const violations = await findViolations(stage.db, person.email);
  return hasRested ? violations : ['everything comes to rest', ...violations];
}

async function payAndLetGroupEnd({ db, server }: Stage, person: Person): Promise<void> {
  await person.visit(server.url);
  await passTime(db, server.url, { hasLostJobs: false });
  await db.execute(
    sql`update groups set closes_at = opened_at + interval '1 millisecond' where status = 'forming'`,
  );
}

/** Background work needs time to reach the step, or to finish without it. */
async function waitForStrike({ db, server }: Stage, fault: Fault): Promise<void> {
  if (fault.kind === 'cut') return pause(STRIKE_MS.cut);
  const until = performance.now() + STRIKE_MS.kill;
  for (let calm = 0; calm < 4 && !server.hasEnded && performance.now() < until; ) {
    await pause(POLL_MS);
    calm = (await isResting(db)) ? calm + 1 : 0;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Delivers every event of the newest payment twice, in an order that the seed decides. */
async function deliverShuffled({ server }: Stage, chance: Seeded): Promise<void> {
  const response = await fetch(`${server.url}/sandbox/payments.json`).catch(() => undefined);
  if (!response?.ok) return;
  const { payments }: { payments: { events: { id: string }[] }[] } = await response.json();
  const events = payments.slice(0, 1).flatMap(({ events }) => [...events, ...events]);
  for (const { id } of chance.shuffle(events)) {
    await atProvider(server.url, { action: 'resend', id });
  }
}
