import { beforeEach, describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { enterAsAdmin } from '#testing/enter-as-admin.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { banUser } from './change-ban.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { setRole } from './manage-users.ts';

const ADMIN = { email: 'boss@example.com', password: 'a long admin password' };
const RITA = 'rita@example.com';
const PASSWORD = 'a long staff password';

describe('an invitation to the team', () => {
  const test = useTestApp({
    settings: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  let authorization: string;
  beforeEach(async () => {
    await ensureFirstAdmin(test.context);
    authorization = `Bearer ${await enterAsAdmin(openTestBrowser(test), ADMIN)}`;
  });

  const asAdmin = async (method: string, path: string, body?: unknown) => {
    const answer = await test.request(method, path, body, { authorization });
    return { status: answer.status, body: await answer.json() };
  };
  const invite = (email: string, role = 'reviewer') =>
    asAdmin('POST', '/api/admin/invitations', { email, role });
  const tokenOf = async (email: string) => {
    await test.drainJobs();
    const [mail] = (await test.mailbox(email)).filter(({ subject }) => /invited/.test(subject));
    return decodeURIComponent(/#token=([^"\s<]+)/.exec(mail?.html ?? '')?.[1] ?? '');
  };
  const send = async (path: string, body: unknown) => {
    const answer = await test.request('POST', `/api/invitations/${path}`, body);
    return { status: answer.status, ...(await answer.json()) };
  };

  it('makes an account with the role, which then needs a second factor', async () => {
    expect((await invite(RITA)).status).toBe(200);
    const token = await tokenOf(RITA);
    expect(await send('read', { token })).toMatchObject({
      email: RITA,
      role: 'reviewer',
      hasAccount: false,
    });
    expect(await send('join', { token, password: 'short' })).toMatchObject({ status: 422 });
    expect(await send('join', { token, password: PASSWORD })).toMatchObject({ status: 200 });
    const browser = openTestBrowser(test);
    await browser.signIn(RITA, PASSWORD);
    const me = () =>
      browser
        .idToken()
        .then((own) =>
          test.request('GET', '/api/admin/me', undefined, { authorization: `Bearer ${own}` }),
        );
    expect(await (await me()).json()).toMatchObject({ code: 'FACTOR_SETUP_NEEDED' });
    const rita = openTestBrowser(test);
    const own = await enterAsAdmin(rita, { email: RITA, password: PASSWORD });
    const answer = await test.request('GET', '/api/admin/me', undefined, {
      authorization: `Bearer ${own}`,
    });
    expect(await answer.json()).toMatchObject({ email: RITA, role: 'reviewer', isAdmin: false });
    await test.drainJobs();
    const notices = (await test.mailbox(brand.contactEmail)).map(({ subject }) => subject);
    expect(notices).toContain('rita@example.com is now a reviewer');
    const { body } = await asAdmin('GET', '/api/admin/audit');
    expect(body.items.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['invitation.sent', 'invitation.accepted']),
    );
  });

  it('gives the role to the account of its address alone, and ends its sessions', async () => {
    await invite(RITA, 'treasurer');
    const token = await tokenOf(RITA);
    const rita = await signInAsMember(test, RITA);
    const ana = await signInAsMember(test, 'ana@example.com');
    expect(await send('read', { token })).toMatchObject({ hasAccount: true });
    expect(await send('join', { token, password: PASSWORD })).toMatchObject({
      code: 'EMAIL_ALREADY_IN_USE',
    });
    const accept = async (browser: typeof rita) => {
      const answer = await browser.send('POST', '/api/invitations/accept', { token });
      return { status: answer.status, ...(await answer.json()) };
    };
    expect(await accept(ana)).toMatchObject({ code: 'INVITATION_OF_ANOTHER' });
    expect(await accept(rita)).toMatchObject({ status: 200, email: RITA });
    expect(await accept(rita)).toMatchObject({ status: 401 });
    expect(await send('read', { token })).toMatchObject({ code: 'INVITATION_USED' });
  });

  it('says that it was used, has expired, was taken back or is none', async () => {
    await invite(RITA);
    const token = await tokenOf(RITA);
    test.clock.advanceDays(8);
    const EXPIRED = { status: 409, code: 'INVITATION_EXPIRED' };
    expect(await send('read', { token })).toMatchObject(EXPIRED);
    expect(await send('join', { token, password: PASSWORD })).toMatchObject(EXPIRED);
    test.clock.reset();
    const { body } = await asAdmin('GET', '/api/admin/invitations');
    expect(body).toMatchObject([{ email: RITA, role: 'reviewer', state: 'open' }]);
    const revoke = () => asAdmin('DELETE', `/api/admin/invitations/${body[0].id}`);
    expect(await revoke()).toMatchObject({ status: 200, body: { state: 'revoked' } });
    expect(await revoke()).toMatchObject({ status: 200, body: { state: 'revoked' } });
    expect(await send('join', { token, password: PASSWORD })).toMatchObject({
      code: 'INVITATION_REVOKED',
    });
    expect(await send('read', { token: 'nonsense' })).toMatchObject({
      status: 404,
      code: 'INVITATION_NOT_FOUND',
    });
  });

  it('is replaced by the next one of the address, and refused for the team', async () => {
    await invite(RITA);
    const first = await tokenOf(RITA);
    await invite(RITA, 'editor');
    expect(await send('read', { token: first })).toMatchObject({ code: 'INVITATION_REVOKED' });
    expect(await invite(ADMIN.email)).toMatchObject({ body: { code: 'ALREADY_STAFF' } });
    expect((await invite(RITA, 'king')).status).toBe(422);
    expect((await invite(RITA, 'member')).status).toBe(422);
  });

  it('ends when whoever sent it is banned or no longer an admin', async () => {
    await invite(RITA);
    const token = await tokenOf(RITA);
    const { body: boss } = await asAdmin('GET', '/api/admin/me');
    const other = await (await signInAsMember(test, 'other@example.com')).sync();
    await setRole(test.context, other.id, 'admin');
    await banUser(
      test.context,
      { userId: other.id, email: other.email },
      { id: boss.id, reason: 'A test' },
    );
    expect(await send('read', { token })).toMatchObject({ code: 'INVITATION_REVOKED' });
  });

  it('does not bring a banned address back', async () => {
    const rita = await (await signInAsMember(test, RITA)).sync();
    const { body: boss } = await asAdmin('GET', '/api/admin/me');
    await banUser(
      test.context,
      { userId: boss.id, email: boss.email },
      { id: rita.id, reason: 'A test' },
    );
    const identity = await test.context.identity.directory.findByEmail(test.context.db, RITA);
    await test.context.identity.directory.deleteUsers(test.context.db, [identity?.id ?? '']);
    await invite(RITA);
    const token = await tokenOf(RITA);
    expect(await send('join', { token, password: PASSWORD })).toMatchObject({
      code: 'USER_DISABLED',
    });
  });
});
