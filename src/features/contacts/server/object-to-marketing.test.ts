import { describe, expect, it } from 'vitest';
import { adminSession } from '#testing/admin-session.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { useTestApp } from '#testing/test-app.ts';

const ANA = 'ana@example.com';

describe('marketing contacts', () => {
  const test = useTestApp({ session: adminSession });
  const list = async (path: string) => (await (await test.request('GET', path)).json()).items;
  const keep = async (email = ANA) => {
    await saveApplication(test.context, { email });
    await test.request('DELETE', `/api/admin/application/${email}`);
  };
  const object = (email: string) =>
    test.request('POST', '/api/admin/marketing-objections', { email });

  it('are the people whose application was deleted', async () => {
    await keep();
    expect(await list('/api/admin/contacts')).toMatchObject([{ email: ANA, language: 'en' }]);
    expect(await list('/api/admin/contacts?search=nobody')).toEqual([]);
    expect(await list('/api/admin/contacts?search=ana')).toHaveLength(1);
    const csv = await (await test.request('GET', '/api/admin/contacts.csv')).text();
    expect(csv).toContain(ANA);
  });

  it('are deleted when the person objects, and not stored again', async () => {
    await keep();
    const answer = await object(' ANA@example.com ');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ email: ANA, hasRemovedContact: true });
    expect(await list('/api/admin/contacts')).toEqual([]);
    await keep();
    expect(await list('/api/admin/contacts')).toEqual([]);
    expect(await list('/api/admin/marketing-objections')).toMatchObject([{ email: ANA }]);
  });

  it('records an objection once, with the admin who entered it', async () => {
    await object(ANA);
    expect(await (await object(ANA)).json()).toMatchObject({ hasRemovedContact: false });
    expect(await list('/api/admin/marketing-objections')).toHaveLength(1);
    expect(await list('/api/admin/audit?subjectType=contact')).toMatchObject([
      { action: 'contact.objected', subjectLabel: ANA, actorEmail: adminSession.email },
    ]);
  });

  it('are stored again after the objection was withdrawn', async () => {
    await object(ANA);
    const path = `/api/admin/marketing-objections/${encodeURIComponent(ANA)}`;
    expect((await test.request('DELETE', path)).status).toBe(200);
    expect((await test.request('DELETE', path)).status).toBe(404);
    await keep();
    expect(await list('/api/admin/contacts')).toHaveLength(1);
  });

  it('marks in the waitlist file who wants no marketing', async () => {
    for (const email of [ANA, 'bo@example.com']) {
      await test.request('POST', '/api/waitlist', {
        firstName: 'Ana',
        lastName: 'Lima',
        email,
        preferredPlan: '$450,000',
        applicantProfile: 'others',
      });
    }
    await object(ANA);
    const lines = (await (await test.request('GET', '/api/admin/waitlist.csv')).text()).split(
      '\r\n',
    );
    expect(lines.find((line) => line.includes(ANA))).toMatch(/,objected$/);
    expect(lines.find((line) => line.includes('bo@example.com'))).toMatch(/,$/);
  });

  it.each(['', 'no address', `${'a'.repeat(300)}@example.com`])(
    'refuses %j with 422',
    async (email) => {
      expect((await object(email)).status).toBe(422);
    },
  );
});
