import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { auditLog } from '#features/audit/server/tables.ts';
import { ledgerEntries } from '#features/ledger/server/tables.ts';
import { createMemoryFiles } from '#testing/memory-files.ts';
import {
  applyAndStart,
  deliverWebhooks,
  payWith,
  stripeOf,
} from '#testing/scenes/card-payments.ts';
import { exampleFile } from '#testing/scenes/example-files.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { purgeOldData } from './purge-old-data.ts';

const ANA = 'ana.souza@example.com';
const session = { userId: 'user-ana', email: ANA, isEmailVerified: true, isAdmin: true };

describe('what is kept for 7 years', () => {
  const files = createMemoryFiles();
  const test = useTestApp({ session, files });

  /** Every table that still contains the person's name or address, in any column. */
  async function whereNamed(): Promise<string[]> {
    const tables = await selectRows<{ name: string }>(
      test.context.db,
      sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_name not like 'sandbox%' order by 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await selectRows(
        test.context.db,
        sql`select 1 as one from ${sql.identifier(name)} t where t::text like '%ana.souza%' limit 1`,
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  async function pay() {
    const started = await applyAndStart(test, ANA);
    await payWith(test, started.clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    return started;
  }

  async function refund(paymentId: string) {
    await stripeOf(test).refunds.create({ payment_intent: paymentId });
    await deliverWebhooks(test);
    await test.drainJobs();
  }

  it('is deleted afterwards from every table; the ledger stays', async () => {
    test.clock.set('2015-03-01T12:00:00Z');
    await test.request('POST', '/api/waitlist', {
      firstName: 'Ana',
      lastName: 'Souza',
      email: ANA,
      preferredPlan: '$450,000',
      applicantProfile: 'others',
    });
    const browser = openTestBrowser(test);
    await browser.signUp(ANA);
    await browser.sync();
    // Another person, who only signed up.
    await openTestBrowser(test).signUp('second.ana.souza@example.com');
    // Accounts are dated by the real clock.
    await test.context.db.execute(sql`update identity_users set created_at = '2015-03-01'`);
    const { paymentId } = await pay();
    const upload = await test.app.hono.request(
      `/api/documents/${crypto.randomUUID()}?kind=id&name=ana.souza.pdf`,
      { method: 'PUT', body: exampleFile('pdf') as BodyInit },
    );
    await test.app.hono.request((await upload.json()).link);
    await refund(paymentId);
    await test.request('POST', '/api/admin/marketing-objections', { email: 'bo@example.com' });
    expect(await whereNamed()).toEqual(
      expect.arrayContaining([
        'applications',
        'audit_log',
        'deposits',
        'documents',
        'identity_users',
        'mails',
        'users',
        'waitlist_entries',
      ]),
    );
    const entries = await test.context.db.$count(ledgerEntries);
    expect(entries).toBe(2);

    test.clock.set('2022-02-28T12:00:00Z');
    await purgeOldData(test.context);
    expect(await test.context.db.$count(auditLog)).toBeGreaterThan(0);
    expect(await whereNamed()).toContain('applications');

    test.clock.set('2022-03-02T12:00:00Z');
    await purgeOldData(test.context);
    await test.drainJobs();
    expect(await whereNamed()).toEqual([]);
    expect(files.keys).toEqual([]);
    expect(await test.context.db.$count(ledgerEntries)).toBe(entries);
  });

  it('stays while a deposit is held, and while the person still signs in', async () => {
    test.clock.set('2015-03-01T12:00:00Z');
    await pay();
    test.clock.set('2030-01-01T12:00:00Z');
    await purgeOldData(test.context);
    expect(await whereNamed()).toEqual(expect.arrayContaining(['applications', 'deposits']));
  });

  it('deletes a contact 7 years after it was stored', async () => {
    test.clock.set('2015-03-01T12:00:00Z');
    await applyAndStart(test, ANA);
    await test.request('DELETE', `/api/admin/application/${ANA}`);
    expect(await whereNamed()).toContain('marketing_contacts');
    test.clock.set('2022-03-02T12:00:00Z');
    await purgeOldData(test.context);
    expect(await whereNamed()).not.toContain('marketing_contacts');
  });

  it('never deletes a younger entry of the audit log, whatever the product’s clock says', async () => {
    await test.request('POST', '/api/admin/marketing-objections', { email: ANA });
    test.clock.advanceDays(365 * 20);
    await purgeOldData(test.context);
    expect(await test.context.db.$count(auditLog)).toBe(1);
    await expect(test.context.db.delete(auditLog)).rejects.toThrow();
  });
});
