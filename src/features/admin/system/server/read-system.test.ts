import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recordMaintenance } from '#platform/maintenance/record-maintenance.ts';
import { startHeartbeat } from '#platform/processes/heartbeat.ts';
import { adminSession } from '#testing/admin-session.ts';
import { useTestApp } from '#testing/test-app.ts';
import { findFaults } from '../web/find-faults.ts';

const LETTER = `insert into pgboss.job (name, source_name, data, source_output)
  values ('dead-letters', 'purge-deleted-articles', '{"id":"7"}', '{"message":"the disk is full"}')`;

describe('GET /api/admin/system', () => {
  const test = useTestApp({ session: adminSession });
  const read = async () => (await test.request('GET', '/api/admin/system')).json();
  const titles = async () => findFaults(await read()).map(({ title }) => title);

  it('tells of a new installation that nothing runs', async () => {
    const system = await read();
    expect(system).toMatchObject({ processes: [], queues: [], backups: [], isWorkerSilent: true });
    expect(system.schedules.length).toBeGreaterThan(15);
    expect(system.migrations.applied).toBeGreaterThan(15);
    expect((await titles())[0]).toBe('No worker has ever run.');
  });

  it('tells who works, what was backed up, and what was given up, until it is retried', async () => {
    const version = { version: '1.2.3', migration: '0016_last' };
    const worker = startHeartbeat(test.context, version, { lookedAt: () => performance.now() });
    await worker.beaten();
    const backup = { kind: 'backup', seconds: 90, isVerified: true, bytes: 5_000 } as const;
    await recordMaintenance(test.context, { ...backup, hasSucceeded: true, detail: '9 rows' });
    const check = { kind: 'ledger-check', seconds: 1, detail: '5 entries' } as const;
    await recordMaintenance(test.context, { ...check, hasSucceeded: true });
    expect(await read()).toMatchObject({
      version: '1.2.3',
      processes: [{ state: 'working', role: 'all', pid: process.pid }],
      backups: [{ bytes: 5_000, isVerified: true, detail: '9 rows' }],
      ledgerChecks: [{ hasSucceeded: true }],
    });
    expect(await titles()).toEqual([]);

    for (let index = 0; index < 3; index += 1) await test.context.db.execute(sql.raw(LETTER));
    const { deadLetters } = await read();
    expect(deadLetters).toMatchObject({
      count: 3,
      kinds: [{ job: 'purge-deleted-articles', count: 3 }],
    });
    expect(deadLetters.newest[0]).toMatchObject({ reason: 'the disk is full', data: '{"id":"7"}' });
    expect(await titles()).toEqual(['3 jobs were given up.']);
    const one = `/api/admin/jobs/${deadLetters.newest[0].id}/rerun`;
    expect((await test.request('POST', one, {})).status).toBe(200);
    const retry = () =>
      test.request('POST', '/api/admin/jobs/rerun', { job: 'purge-deleted-articles' });
    expect(await (await retry()).json()).toEqual({ count: 2 });
    expect((await retry()).status).toBe(404);
    expect((await read()).deadLetters.count).toBe(0);
    await worker.stop();
  });

  it('tells that the ledger does not verify, and of a backup nobody compared', async () => {
    await recordMaintenance(test.context, {
      kind: 'ledger-check',
      seconds: 1,
      hasSucceeded: false,
      detail: 'entry 7 is not what its hash says',
    });
    const backup = { kind: 'backup', seconds: 1, hasSucceeded: true, detail: '' } as const;
    await recordMaintenance(test.context, backup);
    expect(await titles()).toEqual([
      'No worker has ever run.',
      'The ledger does not verify.',
      'The last backup was not restored and compared.',
    ]);
  });
});
