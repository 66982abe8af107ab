import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/context.ts';
import { createIdTokenVerifier } from '#providers/identity/id-tokens.ts';
import { identityUsers } from '#providers/identity/tables.ts';
import { exampleApplication } from '#testing/scenes/example-application.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { useTestApp } from '#testing/test-app.ts';
import { claimsOf, openTestBrowser } from '#testing/test-browser.ts';
import { deleteAccounts } from './delete-users.ts';
import { type LinkAccount, syncUser } from './sync-user.ts';
import { usersOfAddresses } from './users-of-addresses.ts';

const EMAIL = 'ana@example.com';

import { adminSession } from '#testing/admin-session.ts';
import { banUser, liftBan } from '../../team/server/change-ban.ts';

describe('POST /api/auth/sync', () => {
  const test = useTestApp();

  const signedUp = async (email = EMAIL) => {
    const browser = openTestBrowser(test);
    await browser.signUp(email);
    const idToken = await browser.idToken();
    return { browser, idToken, uid: String(claimsOf(idToken).sub) };
  };
  const sync = (body: Record<string, unknown>) => test.request('POST', '/api/auth/sync', body);

  it('makes one user however often it runs, with an id of the product’s own', async () => {
    const { browser, idToken, uid } = await signedUp();
    const first = await (await sync({ uid, email: EMAIL, idToken })).json();
    const again = await (await sync({ uid, email: ' ANA@example.com', idToken })).json();
    expect(first.user).toMatchObject({ email: EMAIL, isEmailVerified: false });
    expect(first.user.id).not.toBe(uid);
    expect(again.user).toEqual(first.user);
    expect((await browser.sync()).id).toBe(first.user.id);
  });

  it('believes the token, not the request', async () => {
    const { idToken, uid } = await signedUp();
    const body = { uid, idToken, displayName: 'Somebody', photoURL: 'https://x.example/p.png' };
    const { user } = await (await sync(body)).json();
    expect(user).toMatchObject({ displayName: null, profileImageUrl: null });
    for (const claim of [{ uid: 'another' }, { email: 'bruno@example.com' }]) {
      const refused = await sync({ uid, idToken, ...claim });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'USER_MISMATCH' });
    }
  });

  it('takes a token for five minutes, though it lives for fifteen', async () => {
    const { idToken, uid } = await signedUp();
    const { iat, exp } = claimsOf(idToken) as { iat: number; exp: number };
    expect(exp - iat).toBe(15 * 60);
    test.clock.advanceDays(4.9 / 1_440);
    expect((await sync({ uid, idToken })).status).toBe(200);
    test.clock.advanceDays(0.2 / 1_440);
    const stale = await sync({ uid, idToken });
    expect(stale.status).toBe(401);
    expect(await stale.json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  it('refuses tokens that were tampered with or made by others', async () => {
    const { idToken, uid } = await signedUp();
    const claims = claimsOf(idToken);
    const [head, , signature] = idToken.split('.');
    const body = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'unknown' })
      .sign(new TextEncoder().encode('another secret, long enough to sign'));
    const tokens = [
      `${head}.${body}.${signature}`,
      `${none}.${idToken.split('.')[1]}.`,
      foreign,
      'nonsense',
    ];
    for (const token of tokens) {
      const refused = await sync({ uid, idToken: token });
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ code: 'TOKEN_INVALID' });
    }
  });

  it('refuses a token that was made for another site', async () => {
    const { idToken } = await signedUp();
    const { db } = test.context;
    const ours = createIdTokenVerifier(db, test.clock, test.context.config.publicUrl);
    const theirs = createIdTokenVerifier(db, test.clock, 'https://elsewhere.example');
    expect((await ours(idToken)).user.email).toBe(EMAIL);
    await expect(theirs(idToken)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('refuses a banned person at once, and every way back in', async () => {
    const { browser, idToken, uid } = await signedUp();
    const { user } = await (await sync({ uid, idToken })).json();
    await banUser(test.context, adminSession, { id: user.id, reason: 'A test' });
    expect((await sync({ uid, idToken })).status).toBe(401);
    expect((await browser.send('GET', '/api/identity/token')).status).toBe(401);
    const back = await openTestBrowser(test).signIn(EMAIL);
    expect(back.status).toBe(403);
    expect(await back.json()).toMatchObject({ code: 'USER_DISABLED' });
    await liftBan(test.context, adminSession, { id: user.id });
    expect((await openTestBrowser(test).signIn(EMAIL)).status).toBe(200);
  });

  it('deletes a person, who may sign up again', async () => {
    const { browser, idToken, uid } = await signedUp();
    const { user } = await (await sync({ uid, idToken })).json();
    const unknown = '01900000-0000-7000-8000-000000000000';
    const admin = {
      userId: unknown,
      email: 'admin@example.com',
      isEmailVerified: true,
      isAdmin: true,
    };
    const gone = await inTransaction(test.context, (tx) =>
      deleteAccounts(test.context, tx, admin, [user.id, unknown]),
    );
    expect(gone).toEqual({ deleted: [user.id], kept: [] });
    expect((await sync({ uid, idToken })).status).toBe(401);
    expect((await browser.send('GET', '/api/identity/token')).status).toBe(401);
    expect((await openTestBrowser(test).signIn(EMAIL)).status).toBe(401);
    expect((await openTestBrowser(test).signUp(EMAIL)).status).toBe(200);
  });

  it('links what an address has only when the address is proven', async () => {
    const linked: string[] = [];
    const link: LinkAccount = async (_tx, { email }) => {
      linked.push(email);
    };
    const { browser, idToken, uid } = await signedUp();
    await syncUser(test.context, { uid, idToken }, [link]);
    expect(linked).toEqual([]);
    await test.context.db.update(identityUsers).set({ emailVerified: true });
    await syncUser(test.context, { uid, idToken: await browser.idToken() }, [link]);
    expect(linked).toEqual([EMAIL]);
  });

  it('keeps the name that somebody applied with, once the address is proven', async () => {
    const { firstName, lastName } = exampleApplication;
    await saveApplication(test.context, { email: EMAIL });
    const { browser, idToken, uid } = await signedUp();
    const before = await (await sync({ uid, idToken })).json();
    expect(before.user).toMatchObject({ displayName: null, firstName: null });
    await test.context.db.update(identityUsers).set({ emailVerified: true });
    for (const _ of ['the first time', 'again']) {
      const { user } = await (await sync({ uid, idToken: await browser.idToken() })).json();
      expect(user).toMatchObject({ displayName: `${firstName} ${lastName}`, firstName, lastName });
    }
  });

  it('keeps the name of a record that was made for the address', async () => {
    const person = { email: EMAIL, firstName: 'Ana', lastName: 'Lima' };
    await inTransaction(test.context, (tx) => usersOfAddresses(tx, [person]));
    const { browser, uid } = await signedUp();
    await test.context.db.update(identityUsers).set({ emailVerified: true });
    const { user } = await (await sync({ uid, idToken: await browser.idToken() })).json();
    expect(user).toMatchObject({ displayName: 'Ana Lima', firstName: 'Ana', lastName: 'Lima' });
  });

  it('undoes the sync when a link fails, so that the next one tries again', async () => {
    const { idToken, uid } = await signedUp();
    await test.context.db.update(identityUsers).set({ emailVerified: true });
    const fail: LinkAccount = async () => {
      throw new Error('not now');
    };
    await expect(syncUser(test.context, { uid, idToken }, [fail])).rejects.toThrow('not now');
    const { user } = await (await sync({ uid, idToken })).json();
    expect(user.email).toBe(EMAIL);
  });

  it('signs with ES256 keys that everybody can read', async () => {
    const { idToken } = await signedUp();
    const header = JSON.parse(Buffer.from(idToken.split('.')[0] ?? '', 'base64url').toString());
    const { keys } = await (await test.request('GET', '/api/identity/jwks')).json();
    expect(header.alg).toBe('ES256');
    expect(keys).toMatchObject([{ kid: header.kid, kty: 'EC', crv: 'P-256' }]);
    expect(keys[0]).not.toHaveProperty('d');
  });
});
