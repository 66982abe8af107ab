import { inArray } from 'drizzle-orm';
import { sandboxCharges, sandboxDisputes, sandboxPayouts, sandboxRefunds } from '../tables.ts';
import { filterOf, listObject, type Read, requireSecret } from './api-scope.ts';
import {
  type BalanceRow,
  balanceObject,
  findTransaction,
  listTransactions,
  transactionObject,
} from './balance.ts';
import { groupOf, textOf } from './form-body.ts';
import { chargeObject, disputeObject, refundObject } from './objects.ts';
import { createPayouts, findPayout, listPayouts, payoutObject } from './payouts.ts';
import type { SandboxWorld } from './world.ts';

/** The balance, what moved on it, and what was paid out of it. */
export function addBalanceRoutes(read: Read): void {
  read('/v1/balance', async ({ world, isSecret }) => {
    requireSecret(isSecret);
    await createPayouts(world);
    return balanceObject(world);
  });
  read('/v1/balance_transactions', async ({ world, body, isSecret }) => {
    requireSecret(isSecret);
    await createPayouts(world);
    const filter = await filterOf(body, (id) => findTransaction(world.db, id));
    const rows = await listTransactions(world.db, { ...filter, payout: textOf(body.payout) });
    const isExpanded = Object.values(groupOf(body.expand)).includes('data.source');
    const sources = isExpanded ? await readSources(world, rows) : new Map<string, unknown>();
    const show = (row: (typeof rows)[number]) => transactionObject(row, sources, world.clock.now());
    return listObject('/v1/balance_transactions', rows, filter.limit, show);
  });
  read('/v1/payouts', async ({ world, body, isSecret }) => {
    requireSecret(isSecret);
    await createPayouts(world);
    const filter = await filterOf(body, (id) => findPayout(world.db, id));
    const rows = await listPayouts(world.db, filter);
    return listObject('/v1/payouts', rows, filter.limit, (row) =>
      payoutObject(row, world.clock.now()),
    );
  });
}

/** The objects that movements are about, as `expand[]=data.source` shows them. */
async function readSources(
  { db, clock }: SandboxWorld,
  rows: readonly BalanceRow[],
): Promise<Map<string, unknown>> {
  const ids = rows.flatMap(({ source }) => source ?? []);
  if (ids.length === 0) return new Map();
  const [charges, refunds, disputes, payouts] = await Promise.all([
    db.select().from(sandboxCharges).where(inArray(sandboxCharges.id, ids)),
    db.select().from(sandboxRefunds).where(inArray(sandboxRefunds.id, ids)),
    db.select().from(sandboxDisputes).where(inArray(sandboxDisputes.id, ids)),
    db.select().from(sandboxPayouts).where(inArray(sandboxPayouts.id, ids)),
  ]);
  return new Map<string, unknown>([
    ...charges.map((row) => [row.id, chargeObject(row)] as const),
    ...refunds.map((row) => [row.id, refundObject(row)] as const),
    ...disputes.map((row) => [row.id, disputeObject(row)] as const),
    ...payouts.map((row) => [row.id, payoutObject(row, clock.now())] as const),
  ]);
}
