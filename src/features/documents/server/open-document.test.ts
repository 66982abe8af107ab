import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { exampleFile } from '#testing/scenes/example-files.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { useTestApp } from '#testing/test-app.ts';
import { linkTo } from './links.ts';
import { listOpenings } from './list-documents.ts';
import { insertDocument } from './queries.ts';
import { storeDocument } from './store-document.ts';

const session = {
  userId: 'user-ana',
  email: 'ana@example.com',
  isEmailVerified: true,
  isAdmin: false,
};

describe('opening a document', () => {
  const test = useTestApp({ session });
  const upload = async () => {
    const applicationId = await saveApplication(test.context, { email: session.email });
    const query = new URLSearchParams({ kind: 'income', name: "ana's paystub (março).pdf" });
    const response = await test.app.hono.request(`/api/documents/${crypto.randomUUID()}?${query}`, {
      method: 'PUT',
      body: exampleFile('pdf', 150_000) as BodyInit,
    });
    return { applicationId, ...(await response.json()) } as {
      applicationId: string;
      id: string;
      link: string;
    };
  };

  it('shows the content to its owner, and records it', async () => {
    const { applicationId, id, link } = await upload();
    const response = await test.app.hono.request(link);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(exampleFile('pdf', 150_000))).toBe(
      true,
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''ana%27s%20paystub%20%28mar%C3%A7o%29.pdf",
    });
    expect(await listOpenings(test.context, applicationId)).toMatchObject([
      { documentId: id, viewerId: 'user-ana', viewerRole: 'owner' },
    ]);
  });

  it('ends after five minutes', async () => {
    const { link, applicationId } = await upload();
    test.clock.advanceDays(301 / SECONDS_PER_DAY);
    const response = await test.app.hono.request(link);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await listOpenings(test.context, applicationId)).toEqual([]);
  });

  it.each([
    [
      'another document',
      (link: string) => link.replace(/documents\/[^/]+/, `documents/${crypto.randomUUID()}`),
    ],
    ['another viewer', (link: string) => link.replace('for=user-ana', 'for=user-eve')],
    ['another role', (link: string) => link.replace('as=owner', 'as=admin')],
    ['a later end', (link: string) => link.replace(/expires=\d+/, 'expires=99999999999')],
    ['no signature', (link: string) => link.replace(/signature=.*/, 'signature=')],
  ])('refuses a link changed to %s', async (_, change) => {
    const { link } = await upload();
    expect((await test.app.hono.request(change(link))).status).toBe(403);
  });

  it('makes a fresh link for the owner, and for nobody else', async () => {
    const { id } = await upload();
    const { link } = await (await test.request('GET', `/api/documents/${id}/link`)).json();
    expect((await test.app.hono.request(link)).status).toBe(200);
    const unknown = await test.request('GET', `/api/documents/${crypto.randomUUID()}/link`);
    expect(unknown.status).toBe(404);
  });

  it.each([
    ['another person', { id: 'user-eve', role: 'owner' }],
    ['an admin', { id: 'admin-1', role: 'admin' }],
    ['themselves when they were an admin', { id: session.userId, role: 'admin' }],
  ] as const)('opens nothing by a link made for %s', async (_, viewer) => {
    const { id, applicationId } = await upload();
    const response = await test.app.hono.request(linkTo(test.context, id, viewer));
    expect(response.status).toBe(403);
    expect(await listOpenings(test.context, applicationId)).toEqual([]);
  });
});

describe('an admin', () => {
  const admin = { ...session, userId: 'admin-1', isAdmin: true };
  const test = useTestApp({ session: admin });

  it('opens a document by their own link, which is recorded', async () => {
    const applicationId = await saveApplication(test.context, { email: session.email });
    const owner = { ...session, isAdmin: false };
    const { id } = await storeDocument(
      test.context,
      owner,
      { uploadId: crypto.randomUUID(), kind: 'income', name: 'paystub.pdf' },
      Readable.from([exampleFile('pdf')]),
    );
    const link = linkTo(test.context, id, { id: admin.userId, role: 'admin' });
    expect((await test.app.hono.request(link)).status).toBe(200);
    expect(await listOpenings(test.context, applicationId)).toMatchObject([
      { viewerId: 'admin-1', viewerRole: 'admin' },
    ]);
    const { items } = await (
      await test.request('GET', '/api/admin/audit?action=document.opened')
    ).json();
    expect(items).toMatchObject([
      {
        actorId: 'admin-1',
        subjectType: 'application',
        subjectId: applicationId,
        subjectLabel: session.email,
        after: { documentId: id, kind: 'income', name: 'paystub.pdf' },
      },
    ]);
    const others = await test.request('GET', '/api/admin/audit?action=group.extended');
    expect((await others.json()).items).toEqual([]);
  });
});

describe('a link without its session', () => {
  const test = useTestApp();

  it('does not open for anybody else', async () => {
    const link = linkTo(test.context, crypto.randomUUID(), { id: 'user-ana', role: 'owner' });
    expect((await test.app.hono.request(link)).status).toBe(401);
  });
});

describe("another member's document", () => {
  const test = useTestApp({
    session: { ...session, userId: 'user-eve', email: 'eve@example.com' },
  });
  it('can be neither linked nor removed', async () => {
    await saveApplication(test.context, { email: 'eve@example.com' });
    const applicationId = await saveApplication(test.context, { email: 'ana@example.com' });
    const id = test.context.randomness.id();
    await insertDocument(test.context.db, {
      id,
      applicationId,
      uploadId: id,
      slot: 1,
      kind: 'income',
      storageKey: id,
      startedAt: test.clock.now(),
    });
    expect((await test.request('GET', `/api/documents/${id}/link`)).status).toBe(404);
    expect((await test.request('DELETE', `/api/documents/${id}`)).status).toBe(404);
  });
});
