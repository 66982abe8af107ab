import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { selectRows } from '#db/executor.ts';
import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { sandboxCharges, sandboxPaymentIntents } from '../tables.ts';
import { moveCharge } from './balance.ts';
import { openDispute } from './disputes.ts';
import { recordChargeEvent, recordIntentEvent } from './events.ts';
import { DEBIT_ERRORS, isRefusal, type SandboxAccount } from './methods/test-accounts.ts';
import type { ChargeRow, IntentRow } from './objects.ts';
import { findCharge, findIntentWithCharge, insertCharge, updateIntent } from './store.ts';
import { inSandboxTransaction, newId, type SandboxWorld } from './world.ts';

/** How many days a bank takes to answer a debit, and to return one that it had paid. */
const ANSWER_MS = 4 * MILLISECONDS_PER_DAY;
const RETURN_MS = 14 * MILLISECONDS_PER_DAY;
const HOUR_MS = 60 * 60 * 1000;
const BATCH = 100;

/**
 * When the bank does so: at a full hour, so that no debit falls due while the books of that hour
 * are being compared.
 */
function hourAfter(instant: Date, duration: number): Date {
  const due = instant.getTime() + duration;
  return new Date(due - (due % HOUR_MS));
}

/** Starts a debit: the payment is processing until the bank answers, days later. */
export async function startDebit(
  world: SandboxWorld,
  intent: IntentRow,
  { account, method }: { account: SandboxAccount; method?: string },
): Promise<IntentRow> {
  const now = world.clock.now();
  const charge = await insertCharge(world.db, {
    id: newId(world, 'py'),
    paymentIntent: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    status: 'pending',
    account,
    paymentMethod: method ?? null,
    createdAt: now,
  });
  const hasAnswer = account.outcome !== 'processing';
  const changed = await updateIntent(world.db, intent.id, {
    status: 'processing',
    latestCharge: charge.id,
    paymentMethod: method ?? null,
    lastError: null,
    settlesAt: hasAnswer ? hourAfter(now, ANSWER_MS) : null,
  });
  await recordChargeEvent(world, 'pending', charge);
  await recordIntentEvent(world, 'processing', changed);
  return changed;
}

/** A payment with its latest charge, after its debit has settled if its time has come. */
export async function readSettledIntent(
  world: SandboxWorld,
  id: string,
): Promise<{ intent: IntentRow; charge: ChargeRow | null }> {
  const found = await findIntentWithCharge(world.db, id);
  const now = world.clock.now();
  const { settlesAt, returnsAt } = found.intent;
  if (![settlesAt, returnsAt].some((due) => due && due <= now)) return found;
  await settleDebits(world);
  return findIntentWithCharge(world.db, id);
}

/** Settles every debit whose time has come by the sandbox's clock. */
export async function settleDebits(world: SandboxWorld): Promise<void> {
  const now = world.clock.now();
  const { settlesAt, returnsAt } = sandboxPaymentIntents;
  const isDueBy = (column: AnyPgColumn) => and(isNotNull(column), lte(column, now));
  // Looked up at most calls of the sandbox, so it is one statement.
  const anyDueBy = (column: AnyPgColumn) =>
    sql<boolean>`exists (select from ${sandboxPaymentIntents} where ${isDueBy(column)})`;
  const [any] = await selectRows<{ settles: boolean; returns: boolean }>(
    world.db,
    sql`select ${anyDueBy(settlesAt)} as settles, ${anyDueBy(returnsAt)} as returns`,
  );
  for (const [isAny, column, settle] of [
    [any?.settles, settlesAt, answerDebit],
    [any?.returns, returnsAt, returnDebit],
  ] as const) {
    for (let isMore = isAny; isMore; ) {
      isMore = await inSandboxTransaction(world, async (inner) => {
        const due = await inner.db
          .select()
          .from(sandboxPaymentIntents)
          .where(isDueBy(column))
          .orderBy(column, sandboxPaymentIntents.id)
          .limit(BATCH)
          // Waits for a process that settles the same debits, so that nobody reads an outdated
          // answer.
          .for('update');
        for (const intent of due) await settle(inner, intent);
        return due.length === BATCH;
      });
    }
  }
}

async function answerDebit(world: SandboxWorld, intent: IntentRow): Promise<void> {
  const { id, account } = await findCharge(world.db, intent.latestCharge ?? '');
  if (!account || intent.status !== 'processing') return;
  const error = isRefusal(account.outcome) ? DEBIT_ERRORS[account.outcome] : undefined;
  const [charge] = await world.db
    .update(sandboxCharges)
    .set({ status: error ? 'failed' : 'succeeded', error: error ?? null })
    .where(eq(sandboxCharges.id, id))
    .returning();
  const returns = account.outcome === 'late_return' && intent.settlesAt;
  const changed = await updateIntent(world.db, intent.id, {
    status: error ? 'requires_payment_method' : 'succeeded',
    lastError: error ?? null,
    settlesAt: null,
    returnsAt: returns ? hourAfter(returns, RETURN_MS) : null,
  });
  if (charge && !error) await moveCharge(world, charge, intent.settlesAt ?? undefined);
  if (charge) await recordChargeEvent(world, error ? 'failed' : 'succeeded', charge);
  await recordIntentEvent(world, error ? 'payment_failed' : 'succeeded', changed);
}

/** The bank returns a paid debit, because its customer said it was unauthorised. */
async function returnDebit(world: SandboxWorld, intent: IntentRow): Promise<void> {
  await updateIntent(world.db, intent.id, { returnsAt: null });
  await openDispute(world, intent.id);
}
