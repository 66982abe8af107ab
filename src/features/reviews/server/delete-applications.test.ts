import { describe, expect, it } from 'vitest';
import { applications } from '#features/applications/server/tables.ts';
import { marketingContacts } from '#features/contacts/server/tables.ts';
import { documents } from '#features/documents/server/tables.ts';
import { adminSession } from '#testing/admin-session.ts';
import { createMemoryFiles } from '#testing/memory-files.ts';
import { exampleFile } from '#testing/scenes/example-files.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { useTestApp } from '#testing/test-app.ts';

describe('DELETE /api/admin/application/{email}', () => {
  const files = createMemoryFiles();
  const session = { ...adminSession, email: 'ana@example.com' };
  const test = useTestApp({ session, files });
  const remove = (email: string, query = '') =>
    test.request('DELETE', `/api/admin/application/${encodeURIComponent(email)}${query}`);

  it('removes record and papers, and keeps the contact', async () => {
    const id = await saveApplication(test.context, { email: session.email, phone: '8015550100' });
    const upload = await test.app.hono.request(
      `/api/documents/${test.context.randomness.id()}?kind=income&name=pay.pdf`,
      {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: exampleFile('pdf') as BodyInit,
      },
    );
    expect(upload.status).toBe(200);
    const stored = files.keys.length;

    expect((await remove('ANA@example.com')).status).toBe(200);
    await test.drainJobs();

    expect(await test.context.db.select().from(applications)).toEqual([]);
    expect(await test.context.db.select().from(documents)).toEqual([]);
    expect(files.keys).toHaveLength(stored - 1);
    expect(await test.context.db.select().from(marketingContacts)).toMatchObject([
      { email: session.email, firstName: 'Ana', phone: '(801) 555-0100', language: 'en' },
    ]);
    const audit = await (await test.request('GET', `/api/admin/audit?subjectId=${id}`)).json();
    expect(audit.items).toMatchObject([
      {
        action: 'application.deleted',
        before: { documents: 1, preferredPlan: '450' },
        after: null,
      },
    ]);
  });

  it('answers 404 the second time, and 409 when the record changed', async () => {
    await saveApplication(test.context, { email: 'bo@example.com' });
    expect((await remove('bo@example.com', '?version=9')).status).toBe(409);
    expect((await remove('bo@example.com', '?version=1')).status).toBe(200);
    expect((await remove('bo@example.com')).status).toBe(404);
  });

  it('keeps the application of a member, and says what to do instead', async () => {
    await formGroup(test, { capacity: 1, emails: ['bo@example.com'] });
    const refused = await remove('bo@example.com');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'MEMBER_STAYS',
      message: expect.stringContaining('ban the account'),
    });
    const bulk = await test.request('POST', '/api/admin/bulk-delete', {
      type: 'applications',
      ids: ['bo@example.com'],
    });
    expect(await bulk.json()).toMatchObject({ deletedCount: 0, kept: [{ id: 'bo@example.com' }] });
    expect(await test.context.db.select().from(applications)).toHaveLength(1);
  });

  it('updates the one contact when a second application of a person is deleted', async () => {
    for (const firstName of ['Bo', 'Bob']) {
      await saveApplication(test.context, { email: 'bo@example.com', firstName });
      await remove('bo@example.com');
    }
    expect(await test.context.db.select().from(marketingContacts)).toMatchObject([
      { firstName: 'Bob' },
    ]);
  });
});
