import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adminSession } from '#testing/admin-session.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { useTestApp } from '#testing/test-app.ts';
import { recordAudit } from './record-audit.ts';
import { auditLog } from './tables.ts';

describe('the audit log', () => {
  const test = useTestApp({ session: adminSession });
  const record = (subjectId: string, actorId = 'one') =>
    recordAudit(test.context, {
      actor: { userId: actorId, email: `${actorId}@example.com` },
      action: 'group.extended',
      subject: { type: 'group', id: subjectId, label: `Group ${subjectId}` },
      before: { closesAt: 'then' },
      after: { closesAt: 'later' },
    });
  const read = async (query = '') =>
    (await (await test.request('GET', `/api/admin/audit${query}`)).json()).items;

  it('cannot be changed or emptied: the database refuses it', async () => {
    await record('a');
    const { db } = test.context;
    const wasRefused = async (work: Promise<unknown>) => {
      const error = await work.then(
        () => undefined,
        (failure: { cause?: { message?: string } }) => failure,
      );
      return error?.cause?.message;
    };
    expect(await wasRefused(db.update(auditLog).set({ action: 'nothing.happened' }))).toMatch(
      /append-only/,
    );
    expect(await wasRefused(db.delete(auditLog).where(eq(auditLog.subjectId, 'a')))).toMatch(
      /append-only/,
    );
    expect(await wasRefused(db.execute(sql`truncate audit_log`))).toMatch(/append-only/);
    expect(await read()).toHaveLength(1);
  });

  it('is filtered by person and by record, newest first', async () => {
    await record('a', 'one');
    test.clock.advanceDays(1);
    await record('b', 'two');
    test.clock.advanceDays(1);
    await record('a', 'two');
    const subjects = async (query: string) =>
      (await read(query)).map((entry: { subjectId: string }) => entry.subjectId);
    expect(await subjects('')).toEqual(['a', 'b', 'a']);
    expect(await subjects('?actorId=two')).toEqual(['a', 'b']);
    expect(await subjects('?subjectId=a&actorId=one')).toEqual(['a']);
    expect(await subjects('?subjectType=user')).toEqual([]);
    const actors = await (await test.request('GET', '/api/admin/audit/actors')).json();
    expect(actors).toEqual([
      { id: 'one', email: 'one@example.com' },
      { id: 'two', email: 'two@example.com' },
    ]);
  });

  it('is filtered by days, where the cooperative is, also in the file', async () => {
    // In Utah it is still the first of March.
    test.clock.set('2026-03-02T05:00:00Z');
    await record('a');
    test.clock.set('2026-03-02T18:00:00Z');
    await record('b');
    const subjects = async (query: string) =>
      (await read(query)).map((entry: { subjectId: string }) => entry.subjectId);
    expect(await subjects('?from=2026-03-02')).toEqual(['b']);
    expect(await subjects('?to=2026-03-01')).toEqual(['a']);
    expect(await subjects('?from=2026-03-01&to=2026-03-02')).toEqual(['b', 'a']);
    const file = await test.request('GET', '/api/admin/audit.csv?to=2026-03-01');
    expect((await file.text()).trim().split('\r\n')).toHaveLength(2);
    expect((await test.request('GET', '/api/admin/audit?from=2026-02-30')).status).toBe(422);
  });

  it('pages through entries of the same moment', async () => {
    test.clock.set('2026-03-01T12:00:00Z');
    for (const name of ['a', 'b', 'c']) await record(name);
    const seen: string[] = [];
    let cursor = '';
    for (;;) {
      const page = await (await test.request('GET', `/api/admin/audit?limit=1${cursor}`)).json();
      seen.push(page.items[0].subjectId);
      if (!page.nextCursor) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(seen.sort()).toEqual(['a', 'b', 'c']);
  });

  it('records nothing when the transaction fails', async () => {
    await saveApplication(test.context, { email: 'ana@example.com' });
    await test.request('DELETE', '/api/admin/application/ana@example.com?version=7');
    expect(await read()).toEqual([]);
  });
});
