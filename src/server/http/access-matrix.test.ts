import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { setRole } from '#features/accounts/team/server/manage-users.ts';
import type { Call } from '#shared/api/call.ts';
import { STAFF_ROLES } from '#shared/staff-roles.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { passFactor } from '#testing/pass-factor.ts';
import { saveMemberships } from '#testing/scenes/save-memberships.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

/** Somebody else's record: it exists as a membership only. */
const FOREIGN = '018f0000-0000-7000-8000-00000000f0f0';

const nameOf = ({ access, method, path }: Call) => `${access} ${method} ${path}`;

/** The call, and the roles that may make it besides admins. */
const lineOf = (call: Call) => [nameOf(call), call.roles?.join(',')].filter(Boolean).join(' ');

/**
 * Who may make which call, as decided: one line for each call of the API description, with the
 * roles that may make an admin's call.
 */
const matrix = readFileSync(join(import.meta.dirname, 'access-matrix.txt'), 'utf8')
  .trim()
  .split('\n');

describe('who may make which call', () => {
  const test = useTestApp();
  let stranger: TestBrowser;
  beforeEach(async () => {
    stranger = await signInAsMember(test, 'stranger@example.com');
    await saveMemberships(test.context, [FOREIGN]);
  });

  it('is decided for every call: a new one needs a line in access-matrix.txt', () => {
    const lines = test.app.routes.calls.map(lineOf);
    expect(
      lines.filter((line) => !matrix.includes(line)),
      'calls without a line',
    ).toEqual([]);
    expect(
      matrix.filter((line) => !lines.includes(line)),
      'lines without a call',
    ).toEqual([]);
  });

  const send = async (browser: TestBrowser | undefined, call: Call) => {
    const path = call.path.replace(/:\w+/g, FOREIGN);
    const body = call.method === 'GET' || call.upload ? undefined : {};
    const headers: Record<string, string> = call.upload
      ? { 'content-type': 'application/octet-stream' }
      : {};
    if (!browser) return (await test.request(call.method, path, body, headers)).status;
    if (call.access === 'admin') headers.authorization = `Bearer ${await browser.idToken()}`;
    return (await browser.send(call.method, path, body, headers)).status;
  };

  it('refuses nobody in particular with 401, and a member at the admins’ calls with 403', async () => {
    for (const call of test.app.routes.calls) {
      if (call.access === 'public') continue;
      expect(await send(undefined, call), `nobody: ${lineOf(call)}`).toBe(401);
    }
    const authorization = `Bearer ${await stranger.idToken()}`;
    for (const call of test.app.routes.calls) {
      if (call.access !== 'admin') continue;
      const path = call.path.replace(/:\w+/g, FOREIGN);
      const body = call.method === 'GET' ? undefined : {};
      const answer = await test.request(call.method, path, body, { authorization });
      expect(answer.status, `member: ${lineOf(call)}`).toBe(403);
    }
  });

  it.each(STAFF_ROLES)(
    'lets a %s make the calls of the role, and refuses all others',
    async (role) => {
      const email = `${role}@example.com`;
      const browser = await signInAsMember(test, email);
      await setRole(test.context, (await browser.sync()).id, role);
      await passFactor(test, email);
      const authorization = `Bearer ${await browser.idToken()}`;
      for (const call of test.app.routes.calls) {
        if (call.access !== 'admin') continue;
        const line =
          matrix.find((one) => one.split(' ').slice(0, 3).join(' ') === nameOf(call)) ?? '';
        const mayCall = (line.split(' ')[3] ?? '').split(',').includes(role);
        const path = call.path.replace(/:\w+/g, FOREIGN);
        const body = call.method === 'GET' ? undefined : {};
        const answer = await test.request(call.method, path, body, { authorization });
        const isRefused = answer.status === 403 && (await answer.json()).code === 'ROLE_NEEDED';
        expect(isRefused, line).toBe(!mayCall);
      }
    },
  );

  it('gives a member nothing of somebody else’s record', async () => {
    const calls = test.app.routes.calls.filter(
      ({ access, path }) => access === 'member' && path.includes(':'),
    );
    expect(calls.length).toBeGreaterThan(15);
    for (const call of calls) {
      expect([400, 403, 404, 409, 422], lineOf(call)).toContain(await send(stranger, call));
    }
  });
});
