import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ensureFirstAdmin } from '#features/accounts/team/server/first-admin.ts';
import type { Call } from '#shared/api/call.ts';
import { enterAsAdmin } from '#testing/enter-as-admin.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { passFactor } from '#testing/pass-factor.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';

const ADMIN = { email: 'boss@example.com', password: 'a long admin password' };
const ID = '018f0000-0000-7000-8000-00000000f0f0';

/** Calls of admins that change something, or hand data out, in a session of any age; and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  'PUT /api/admin/applications/:id/claim': 'says who reviews; the next admin takes it over',
  'DELETE /api/admin/applications/:id/claim': 'says who reviews',
  'PATCH /api/admin/approve-income': 'the daily work of review: it moves no money of its own',
  'POST /api/admin/applications/:id/paper-request': 'the daily work of review',
  'DELETE /api/admin/applications/:id/decisions/:decisionId': 'nothing has followed from it yet',
  'PATCH /api/admin/add-history-note': 'adds a note',
  'PUT /api/admin/contributions/:membershipId/pause': 'holds reminders and the end of a seat back',
  'DELETE /api/admin/contributions/:membershipId/pause': 'what is due goes on by its dates',
  'POST /api/admin/mails/:id/resend': 'the same mail to the same address',
  'POST /api/admin/resend-confirmation': 'the same mail to the same address',
  'POST /api/admin/provider-money/read': 'reads what the payment provider says',
  'POST /api/admin/sync-refunds': 'reads what the payment provider says',
  'POST /api/admin/groups/:id/extend': 'thirty days, once; nobody loses anything',
  'PUT /api/admin/awards/:id/papers/:uploadId': 'adds a paper; papers move nothing',
  'PUT /api/admin/exits/terminated/:id/expected': 'an estimate for the health figures',
  'DELETE /api/admin/invitations/:id': 'takes access away, and has to be quick',
  'POST /api/admin/jobs/:id/rerun': 'work that was due anyway, and runs once',
  'POST /api/admin/jobs/rerun': 'work that was due anyway, and runs once',
  'POST /api/admin/people/:id/notes': 'adds a note',
  'POST /api/admin/people/application/:applicationId/notes': 'adds a note',
  'POST /api/admin/marketing-objections': 'stops mails',
  'DELETE /api/admin/marketing-objections/:email': 'lets marketing mails go out again',
  'POST /api/admin/events': 'public texts',
  'PUT /api/admin/events/:id': 'public texts',
  'POST /api/admin/blog': 'public texts',
  'PUT /api/admin/blog/:id': 'public texts',
  'DELETE /api/admin/blog/:id': 'public texts, and it can be restored',
  'POST /api/admin/blog/:id/restore': 'public texts',
  'POST /api/admin/blog/preview': 'changes nothing',
  'POST /api/admin/blog/images': 'public pictures',
  'GET /api/admin/group-health/:groupId/books.csv': 'sums of a group, nobody’s data',
  'GET /api/admin/books/groups/:group/year.csv': 'sums of a group, nobody’s data',
};

/** What ends or moves a member's seat or money, or the way into their account. */
const ASKED_OF_MEMBERS = [
  'DELETE /api/account/application',
  'DELETE /api/account/factors/app',
  'DELETE /api/account/factors/passkeys/:id',
  'DELETE /api/contributions/:membershipId/automatic',
  'DELETE /api/contributions/methods/:methodId',
  'GET /api/account/data.json',
  'POST /api/account/deletion',
  'POST /api/account/email',
  'POST /api/account/factors/passkeys/options',
  'POST /api/groups/return-deposit',
  'POST /api/leaving/:membershipId',
  'POST /api/memberships/:id/leave',
  'POST /api/transfers',
  'PUT /api/bank-details',
  'PUT /api/memberships/:membershipId/beneficiary',
];

const lineOf = ({ method, path }: Call) => `${method} ${path}`;

describe('calls that ask for a fresh sign-in', () => {
  const test = useTestApp({
    settings: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  const freshCalls = (access: Call['access']) =>
    test.app.routes.calls.filter((call) => call.access === access && call.needsFreshSignIn);
  const pathOf = ({ path }: Call) => path.replace(/:\w+/g, ID);
  const bodyOf = ({ method }: Call) => (method === 'GET' ? undefined : {});
  const age = (column: 'created_at' | 'confirmed_at' | 'factor_at') =>
    test.context.db.execute(
      sql.raw(`update identity_sessions set ${column} = ${column} - interval '11 minutes'`),
    );

  it('are all of an admin’s that change something or export, but for a short list', () => {
    const sensitive = test.app.routes.calls.filter(
      ({ access, method, responseTypes }) =>
        access === 'admin' && (method !== 'GET' || responseTypes),
    );
    const open = sensitive.filter(({ needsFreshSignIn }) => !needsFreshSignIn).map(lineOf);
    expect(open.filter((line) => !(line in EXEMPT))).toEqual([]);
    expect(Object.keys(EXEMPT).filter((line) => !open.includes(line))).toEqual([]);
  });

  it('are those of a member that end or move a seat, money or the account', () => {
    expect(freshCalls('member').map(lineOf).sort()).toEqual(ASKED_OF_MEMBERS);
  });

  it('refuse an admin whose second factor was shown eleven minutes ago', async () => {
    await ensureFirstAdmin(test.context);
    const browser = openTestBrowser(test);
    const authorization = `Bearer ${await enterAsAdmin(browser, ADMIN)}`;
    const codes = async (): Promise<string[]> => {
      const answers = freshCalls('admin').map(async (call) => {
        const headers = { authorization };
        const answer = await test.request(call.method, pathOf(call), bodyOf(call), headers);
        return answer.ok ? 'OK' : (await answer.json()).code;
      });
      return [...new Set(await Promise.all(answers))];
    };
    await age('factor_at');
    expect(await codes()).toEqual(['FACTOR_NEEDED']);
    await age('created_at');
    expect(await codes()).toEqual(['FRESH_SIGN_IN_NEEDED']);
    await browser.send('POST', '/api/identity/confirm', { password: ADMIN.password });
    expect(await codes()).toEqual(['FACTOR_NEEDED']);
  });

  it('refuse a member who has a second factor and did not show it of late', async () => {
    const member = await signInAsMember(test, 'ana@example.com');
    const codes = async (): Promise<string[]> => {
      const found = new Set<string>();
      for (const call of freshCalls('member')) {
        const answer = await member.send(call.method, pathOf(call), bodyOf(call));
        found.add(answer.ok ? 'OK' : (await answer.json()).code);
      }
      return [...found];
    };
    await age('created_at');
    expect(await codes()).toEqual(['FRESH_SIGN_IN_NEEDED']);
    await member.send('POST', '/api/identity/confirm', { password: 'a good password' });
    await passFactor(test, 'ana@example.com');
    await age('factor_at');
    expect(await codes()).toEqual(['FACTOR_NEEDED']);
  });

  it('ask whoever has a second factor to show it in this session for the rest', async () => {
    const ifSet = test.app.routes.calls.filter(({ needsFactor }) => needsFactor === 'if-set');
    expect(ifSet.map(lineOf).sort()).toEqual([
      'POST /api/account/password',
      'POST /api/transfers/:id/accept',
    ]);
    const member = await signInAsMember(test, 'ana@example.com');
    const send = async (call: Call) => {
      const answer = await member.send(call.method, pathOf(call), bodyOf(call));
      return (await answer.json()).code;
    };
    for (const call of ifSet) expect(await send(call)).toBe('INVALID_INPUT');
    await passFactor(test, 'ana@example.com');
    await age('factor_at');
    for (const call of ifSet) expect(await send(call)).toBe('INVALID_INPUT');
    await test.context.db.execute(sql`update identity_sessions set factor_at = null`);
    for (const call of ifSet) expect(await send(call)).toBe('FACTOR_NEEDED');
  });
});
