import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listStaff } from '#features/accounts/team/server/list-staff.ts';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { listApprovals } from '#features/approvals/server/list-approvals.ts';
import { readGroupStatement } from '#features/books/server/read-group-statement.ts';
import { readTrialBalance } from '#features/books/server/read-trial-balance.ts';
import { verifyContributions } from '#features/contributions/admin/server/verify-contributions.ts';
import { readHeads } from '#features/ledger/server/reading/read-closes.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { listMonths } from '#features/month-end/server/list-months.ts';
import { openPack } from '#features/month-end/server/pack/pack.ts';
import { writePack } from '#features/month-end/server/pack/write-pack.ts';
import { requestClose } from '#features/month-end/server/request-close.ts';
import type { Session } from '#platform/routes.ts';
import { readConfig } from '#platform/settings/config.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { addMonths, dateIn } from '#shared/calendar/months.ts';
import { IS_LONG } from '#testing/setup/long-tests.ts';
import { createContext, createLogger, type Runtime } from '../start/create-context.ts';

const TIMEOUT_MS = 600_000;

/** It takes minutes: `npm run test:long -- src/server/demo/close-months`. */
describe.runIf(IS_LONG)('the months of the demonstration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casa-months-'));
  let runtime: Runtime;
  beforeAll(async () => {
    const log = createLogger({ logLevel: 'error' });
    runtime = await createContext(readConfig({ DATA_DIR: folder, ROLE: 'web' }), { log });
  }, TIMEOUT_MS);
  afterAll(async () => {
    await runtime.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const sound = async () => {
    const { entries, difference } = await verifyLedger(runtime.context.db);
    expect(difference).toBeUndefined();
    expect((await verifyContributions(runtime.context.db)).difference).toBeUndefined();
    return entries;
  };

  /** The balances of every scope at the end of a month; debits of each equal its credits. */
  const balancesOf = async (month: string) => {
    const { context } = runtime;
    const on = addDays(dateIn(addMonths(month, 1), 1), -1);
    const found = new Map<string, unknown>();
    const scopes = (await readHeads(context.db, context.payments.mode)).map(({ scope }) => scope);
    for (const scope of ['all', ...scopes]) {
      const balance = await readTrialBalance(context, { on, scope }).catch((error) => {
        // A group that formed later.
        expect(error).toMatchObject({ code: 'BOOKS_NOT_BEGUN' });
      });
      if (!balance) continue;
      expect(balance.debitCents).toBe(balance.creditCents);
      found.set(scope, balance.accounts);
    }
    return found;
  };

  it(
    'are closed one by one by two people, and nothing of them changes',
    async () => {
      const { context } = runtime;
      const entries = await sound();
      const staff = await listStaff(context, ['admin', 'treasurer']);
      const [asks, confirms] = staff.map(
        ({ id, email, role }): Session => ({
          userId: id,
          email,
          isEmailVerified: true,
          isAdmin: role === 'admin',
        }),
      );
      if (!asks || !confirms) throw new Error('the demonstration has not two people for it');
      const { months } = await listMonths(context, asks);
      const over = months.filter(({ state }) => state === 'next').reverse();
      expect(over.length).toBeGreaterThan(3);
      const before = new Map<string, Map<string, unknown>>();
      for (const { month } of over) before.set(month, await balancesOf(month));
      for (const { month } of over) {
        await requestClose(context, asks, { month });
        const waiting = await listApprovals(
          context,
          confirms,
          { state: 'waiting', search: 'close of' },
          { limit: 10 },
        );
        const [entry] = waiting.items;
        expect(waiting.items).toHaveLength(1);
        await confirmApproval(context, confirms, { id: entry?.id ?? '' });
      }
      expect((await listMonths(context, asks)).months.map(({ state }) => state)).toEqual([
        'running',
        ...over.map(() => 'closed'),
      ]);
      for (const { month } of over) expect(await balancesOf(month)).toEqual(before.get(month));
      expect(await sound()).toBe(entries);
      await openings(over.map(({ month }) => month));
      const last = over.at(-1)?.month ?? '';
      let bytes = 0;
      const pack = await openPack(context, { month: last, isClosedOnly: true });
      for await (const piece of writePack(pack)) bytes += piece.length;
      expect(bytes).toBeGreaterThan(10_000);
    },
    TIMEOUT_MS,
  );

  /** Every statement begins with what the one of the month before ended with. */
  async function openings(months: readonly string[]): Promise<void> {
    const { context } = runtime;
    for (const { scope } of await readHeads(context.db, context.payments.mode)) {
      if (scope === 'cooperative') continue;
      let closing: Map<string, number> | undefined;
      for (const month of months) {
        const statement = await readGroupStatement(context, { group: scope, month }).catch(
          () => undefined,
        );
        if (!statement) continue;
        for (const { account, openingCents, moved, closingCents } of statement.accounts) {
          if (closing) expect(openingCents).toBe(closing.get(account));
          const sum = moved.reduce((total, { cents }) => total + cents, 0);
          expect(openingCents + sum).toBe(closingCents);
        }
        closing = new Map(
          statement.accounts.map(({ account, closingCents }) => [account, closingCents]),
        );
      }
    }
  }
});
