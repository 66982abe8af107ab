import { describe, expect, it } from 'vitest';
import { storeDocument } from '#features/documents/server/store-document.ts';
import type { Session } from '#platform/routes.ts';
import { adminSession } from '#testing/admin-session.ts';
import { applyDecisions } from '#testing/scenes/apply-decisions.ts';
import { exampleFile } from '#testing/scenes/example-files.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { useTestApp } from '#testing/test-app.ts';
import { claimApplication, releaseApplication } from './claim-application.ts';

async function* pieces() {
  yield exampleFile('pdf');
}

const colleague: Session = { ...adminSession, userId: 'colleague', email: 'bea@example.com' };

describe('the queue of reviews', () => {
  const test = useTestApp({ session: adminSession });
  const get = async (path: string) => (await test.request('GET', path)).json();
  const emailsOf = async (query: string) =>
    (await get(`/api/admin/applications?${query}`)).items.map(
      ({ email }: { email: string }) => email,
    );
  const upload = (email: string) =>
    storeDocument(
      test.context,
      { ...adminSession, email },
      { uploadId: crypto.randomUUID(), kind: 'income', name: 'a.pdf' },
      pieces(),
    );
  /** Three people whose papers came in another order than their applications. */
  const queue = async () => {
    const ids: Record<string, string> = {};
    for (const name of ['ana', 'bo', 'cy', 'dee']) {
      ids[name] = await saveApplication(test.context, { email: `${name}@example.com` });
    }
    for (const name of ['cy', 'ana', 'bo']) {
      test.clock.advanceDays(1);
      await upload(`${name}@example.com`);
    }
    return ids as Record<'ana' | 'bo' | 'cy' | 'dee', string>;
  };
  const QUEUE = 'incomeStatus=uploaded&sort=waiting';

  it('has those first whose papers wait longest; more papers do not lose the turn', async () => {
    const ids = await queue();
    test.clock.advanceDays(1);
    await upload('cy@example.com');
    const order = ['cy@example.com', 'ana@example.com', 'bo@example.com'];
    expect(await emailsOf(QUEUE)).toEqual(order);
    expect(await emailsOf('sort=waiting'), 'only those that wait').toEqual(order);
    const details = await get(`/api/admin/applications/${ids.cy}`);
    expect(details.waitingSince).toEqual(expect.any(String));
    await test.request('PATCH', '/api/admin/approve-income', {
      email: 'cy@example.com',
      approved: true,
    });
    expect(await emailsOf(`${QUEUE}&claim=open`), 'decided a moment ago').toEqual(order.slice(1));
    await applyDecisions(test);
    expect(await get(`/api/admin/applications/${ids.cy}`)).toMatchObject({ waitingSince: null });
    expect(await emailsOf(QUEUE)).toEqual(order.slice(1));
  });

  it('leads to the next and the previous one, also after a decision took one out of it', async () => {
    const { ana, bo, cy, dee } = await queue();
    const around = (id: string) => get(`/api/admin/applications/${id}/neighbours?${QUEUE}`);
    expect(await around(cy)).toMatchObject({ previousId: null, nextId: ana });
    const seen = await around(ana);
    expect(seen).toMatchObject({ previousId: cy, nextId: bo });
    expect(await around(bo)).toMatchObject({ previousId: ana, nextId: null });
    expect(await around(dee), 'not in the list').toEqual({
      previousId: null,
      nextId: cy,
      cursor: null,
    });
    await test.request('PATCH', '/api/admin/approve-income', {
      email: 'ana@example.com',
      approved: true,
    });
    await applyDecisions(test);
    expect(await emailsOf(`${QUEUE}&limit=1&cursor=${seen.cursor}`)).toEqual(['bo@example.com']);
  });

  it('shows who has an application, and passes over those of colleagues', async () => {
    const { ana, cy } = await queue();
    await claimApplication(test.context, colleague, { id: cy });
    const mine = await test.request('PUT', `/api/admin/applications/${ana}/claim`, {});
    expect(await mine.json()).toMatchObject({ email: adminSession.email });
    const { items } = await get(`/api/admin/applications?${QUEUE}`);
    expect(items.map(({ claim }: { claim: { email: string } | null }) => claim?.email)).toEqual([
      'bea@example.com',
      adminSession.email,
      undefined,
    ]);
    expect(await emailsOf(`${QUEUE}&claim=open`)).toEqual(['ana@example.com', 'bo@example.com']);
    expect(await emailsOf(`${QUEUE}&claim=mine`)).toEqual(['ana@example.com']);
    expect(await emailsOf(`${QUEUE}&claim=nobody`)).toEqual(['bo@example.com']);
    expect(await get(`/api/admin/applications/counts?claim=open`)).toMatchObject({ total: 3 });
  });

  it('gives an application to another only when they take it over from who has it', async () => {
    const { cy } = await queue();
    await claimApplication(test.context, colleague, { id: cy });
    const take = async (body: object) => {
      const response = await test.request('PUT', `/api/admin/applications/${cy}/claim`, body);
      return response.status;
    };
    expect(await take({})).toBe(409);
    expect(await take({ takeOverFrom: 'somebody else' })).toBe(409);
    expect(await take({ takeOverFrom: colleague.userId })).toBe(200);
    expect(await take({}), 'again').toBe(200);
    await releaseApplication(test.context, colleague, cy);
    expect((await get(`/api/admin/applications/${cy}`)).claim).toMatchObject({
      email: adminSession.email,
    });
    expect((await test.request('DELETE', `/api/admin/applications/${cy}/claim`)).status).toBe(200);
    const { claim, audit } = await get(`/api/admin/applications/${cy}`);
    expect(claim).toBeNull();
    expect(audit.map(({ action }: { action: string }) => action)).toEqual([
      'application.released',
      'application.claimed',
      'application.claimed',
    ]);
  });

  it('ends with the decision, whoever makes it', async () => {
    const { cy } = await queue();
    await claimApplication(test.context, colleague, { id: cy });
    await test.request('PATCH', '/api/admin/approve-income', {
      email: 'cy@example.com',
      approved: false,
      adminNotes: 'Page 2 is missing',
    });
    await applyDecisions(test);
    expect((await get(`/api/admin/applications/${cy}`)).claim).toBeNull();
    const nobody = '018f0000-0000-7000-8000-000000000009';
    const unknown = await test.request('PUT', `/api/admin/applications/${nobody}/claim`, {});
    expect(unknown.status).toBe(404);
  });
});
