import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { sandboxCharges, sandboxDisputes } from '../tables.ts';
import { moveDispute } from './balance.ts';
import { refusals } from './errors.ts';
import { recordDisputeEvent } from './events.ts';
import { endMandate } from './methods/method-store.ts';
import type { ChargeRow, DisputeRow } from './objects.ts';
import { findIntent, type ListFilter, lockCharge, whereListed } from './store.ts';
import { newId, type SandboxWorld } from './world.ts';

// Every function here that changes something runs inside a transaction of the sandbox.

export async function findDispute(db: Executor, id: string): Promise<DisputeRow> {
  const [row] = await db.select().from(sandboxDisputes).where(eq(sandboxDisputes.id, id));
  if (!row) throw refusals.missing('dispute', id);
  return row;
}

/** Disputes, newest first, one more than the limit so that the caller knows of a next page. */
export function listDisputes(db: Executor, filter: ListFilter<DisputeRow>): Promise<DisputeRow[]> {
  return db
    .select()
    .from(sandboxDisputes)
    .where(whereListed(sandboxDisputes, filter))
    .orderBy(desc(sandboxDisputes.createdAt), desc(sandboxDisputes.id))
    .limit(filter.limit + 1);
}

/**
 * The payer disputes a payment: the bank withholds it until it has decided. A bank debit is decided
 * at once: the provider shows a debit that was returned late as a lost dispute.
 */
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
      status: charge.account ? 'lost' : 'needs_response',
      reason: charge.account ? 'debit_not_authorized' : 'fraudulent',
      createdAt: world.clock.now(),
    })
    .returning();
  await world.db
    .update(sandboxCharges)
    .set({ disputed: true })
    .where(eq(sandboxCharges.id, charge.id));
  if (!dispute) return;
  await moveDispute(world, dispute, { id: `txn_${dispute.id}`, isNew: true });
  await recordDisputeEvent(world, 'created', dispute);
  await recordDisputeEvent(world, 'funds_withdrawn', dispute);
  if (dispute.status !== 'lost') return;
  await recordDisputeEvent(world, 'closed', dispute);
  await endMandate(world, charge.paymentMethod);
}

/**
 * The bank decides, possibly reversing an earlier decision: `won` gives the money to us, `lost` to
 * the cardholder.
 */
export async function closeDispute(
  world: SandboxWorld,
  id: string,
  status: 'won' | 'lost',
): Promise<void> {
  const before = await findDispute(world.db, id);
  const [decided] = await world.db
    .update(sandboxDisputes)
    .set({ status })
    .where(and(eq(sandboxDisputes.id, id), eq(sandboxDisputes.status, before.status)))
    .returning();
  if (!decided || before.status === status) return;
  const type = before.status === 'needs_response' ? 'closed' : 'updated';
  await recordDisputeEvent(world, type, decided);
  if (status === 'won' || before.status === 'won') {
    await moveDispute(world, decided, { id: newId(world, 'txn'), isBack: status === 'won' });
  }
  if (status === 'won') await recordDisputeEvent(world, 'funds_reinstated', decided);
  else if (before.status === 'won') await recordDisputeEvent(world, 'funds_withdrawn', decided);
}

/** Money that the bank withholds or gave to the cardholder cannot be refunded. */
export async function refuseWhileDisputed(world: SandboxWorld, charge: ChargeRow): Promise<void> {
  if (!charge.disputed) return;
  const disputes = await world.db
    .select()
    .from(sandboxDisputes)
    .where(eq(sandboxDisputes.charge, charge.id));
  if (disputes.some(({ status }) => status !== 'won')) throw refusals.disputed(charge.id);
}
