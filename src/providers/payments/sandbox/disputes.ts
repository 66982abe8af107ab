import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { sandboxCharges, sandboxDisputes } from '../tables.ts';
import { refusals } from './errors.ts';
import { recordDisputeEvent } from './events.ts';
import type { ChargeRow, DisputeRow } from './objects.ts';
import { findIntent, lockCharge } from './store.ts';
import { newId, type SandboxWorld } from './world.ts';

// Every function here that changes something runs inside a transaction of the sandbox.

export function listDisputes(db: Executor, paymentIntent: string): Promise<DisputeRow[]> {
  return db
    .select()
    .from(sandboxDisputes)
    .where(eq(sandboxDisputes.paymentIntent, paymentIntent))
    .orderBy(desc(sandboxDisputes.createdAt));
}

/** The holder of the card objects: the bank takes what is left of the payment until it has decided. */
export async function openDispute(world: SandboxWorld, paymentIntent: string): Promise<void> {
  const { latestCharge } = await findIntent(world.db, paymentIntent);
  const charge = await lockCharge(world.db, latestCharge ?? '');
  if (charge.status !== 'succeeded' || charge.disputed) return;
  const [dispute] = await world.db
    .insert(sandboxDisputes)
    .values({
      id: newId(world, 'du'),
      charge: charge.id,
      paymentIntent,
      amount: charge.amount,
      currency: charge.currency,
      status: 'needs_response',
      reason: 'fraudulent',
      createdAt: world.clock.now(),
    })
    .returning();
  await world.db
    .update(sandboxCharges)
    .set({ disputed: true })
    .where(eq(sandboxCharges.id, charge.id));
  if (dispute) await recordDisputeEvent(world, 'created', dispute);
}

/** The bank has decided: `won` gives the money back to us, `lost` to the holder of the card. */
export async function closeDispute(
  world: SandboxWorld,
  id: string,
  status: 'won' | 'lost',
): Promise<void> {
  const [closed] = await world.db
    .update(sandboxDisputes)
    .set({ status })
    .where(and(eq(sandboxDisputes.id, id), eq(sandboxDisputes.status, 'needs_response')))
    .returning();
  if (closed) await recordDisputeEvent(world, 'closed', closed);
}

/** What the bank has, or gave to the holder, cannot be given back once more. */
export async function refuseWhileDisputed(world: SandboxWorld, charge: ChargeRow): Promise<void> {
  if (!charge.disputed) return;
  const disputes = await listDisputes(world.db, charge.paymentIntent);
  if (disputes.some(({ status }) => status !== 'won')) throw refusals.disputed(charge.id);
}
