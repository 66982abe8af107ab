import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import type { Session } from '#platform/routes.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { inviteExecutor } from './invite-executor.ts';
import { recordEstate } from './name-beneficiary.ts';

const ANA = 'ana@example.com';
const LEO = 'leo.estate@example.com';
const PASSWORD = 'seventeen wet stones';

describe('the account of an estate', () => {
  const test = useTestApp();

  async function begin() {
    const seats = await runSeats(test, { capacity: 1, emails: [ANA] });
    const admins = (await makeAdmins(test, 2)) as [Session, Session];
    const ana = await signInAsMember(test, ANA);
    await seats.pay(1, 2);
    const { id: membershipId, userId } = seats.of(1);
    const record = (representative = 'Leo Souza') =>
      recordEstate(test.context, admins[0], {
        membershipId,
        name: 'Estate of Ana Souza',
        representative,
        contact: '801-555-0100',
      });
    const invite = (email = LEO) =>
      inviteExecutor(test.context, admins[0], { membershipId, email });
    const confirm = (id: string, by = admins[1]) => confirmApproval(test.context, by, { id });
    /** The token in the executor's latest mail. */
    const readLink = async () => {
      await test.drainJobs();
      const [mail] = await test.mailbox(LEO);
      const [, page, token = ''] = /\/(\w+)#token=([^\s"]+)/.exec(mail?.text ?? '') ?? [];
      return { page, token: decodeURIComponent(token) };
    };
    const takeOver = (token: string, password = PASSWORD) =>
      test.request('POST', '/api/estate-account', { token, password });
    return {
      seats,
      admins,
      ana,
      membershipId,
      userId,
      record,
      invite,
      confirm,
      readLink,
      takeOver,
    };
  }

  it('passes to its executor once two admins agree, with everything in it', async () => {
    const { ana, admins, userId, membershipId, record, invite, confirm, readLink, takeOver } =
      await begin();
    await expect(invite()).rejects.toMatchObject({ code: 'ESTATE_MISSING' });
    await record();
    await expect(invite(ANA)).rejects.toMatchObject({ code: 'EXECUTOR_ADDRESS_TAKEN' });
    const { approvalId } = await invite();
    await expect(confirm(approvalId, admins[0])).rejects.toMatchObject({
      code: 'SECOND_ADMIN_NEEDED',
    });
    await confirm(approvalId);
    const { page, token } = await readLink();
    expect(page).toBe('estate');
    const made = await ana.send('POST', '/api/calendar');
    const calendar = new URL((await made.json()).address).pathname;
    expect((await test.request('GET', calendar)).status).toBe(200);
    expect((await test.mailbox(ANA)).map(({ subject }) => subject)).toContain(
      'Your account passes to your estate',
    );
    expect((await takeOver(`${token}x`)).status).toBe(400);
    expect((await takeOver(token, 'password')).status).toBe(422);
    expect(await (await takeOver(token)).json()).toEqual({ email: LEO });
    // The holder's session has ended, and the link works only once.
    expect((await ana.send('GET', '/api/contributions')).status).toBe(401);
    expect((await test.request('GET', calendar)).status).toBe(404);
    expect(await (await takeOver(token)).json()).toMatchObject({ code: 'EXECUTOR_LINK_ENDED' });
    const leo = openTestBrowser(test);
    expect((await leo.signIn(LEO, PASSWORD)).status).toBe(200);
    await leo.sync();
    expect(await (await leo.send('GET', '/api/contributions')).json()).toMatchObject([
      { membershipId, seat: 1 },
    ]);
    const path = `/api/memberships/${membershipId}/beneficiary`;
    expect(await (await leo.send('GET', path)).json()).toMatchObject({
      estate: { name: 'Estate of Ana Souza', representative: 'Leo Souza' },
    });
    const rows = await selectRows(
      test.context.db,
      sql`select u.id, u.display_name as name, a.email from users u
        join applications a on a.user_id = u.id where u.email = ${LEO}`,
    );
    expect(rows).toEqual([{ id: userId, name: 'Leo Souza', email: LEO }]);
  });

  it('stays with its holder when anything has changed, and an admin’s account always', async () => {
    const { userId, record, invite, confirm, readLink, takeOver } = await begin();
    await record();
    await test.context.db.execute(sql`update users set mail_locale = 'pt-BR' where id = ${userId}`);
    const { approvalId } = await invite();
    await record('Eve Souza');
    await expect(confirm(approvalId)).rejects.toMatchObject({ code: 'ESTATE_CHANGED' });
    await record();
    await confirm(approvalId);
    const { page, token } = await readLink();
    expect(page, 'the Portuguese page').toBe('espolio');
    await record('Eve Souza');
    expect(await (await takeOver(token)).json()).toMatchObject({ code: 'EXECUTOR_LINK_ENDED' });
    await record();
    test.clock.advanceDays(31);
    expect(await (await takeOver(token)).json()).toMatchObject({ code: 'EXECUTOR_LINK_ENDED' });
    await test.context.db.execute(
      sql`update users set role = 'admin', admin_since = now() where id = ${userId}`,
    );
    await expect(invite()).rejects.toMatchObject({ code: 'HOLDER_IS_ADMIN' });
  });
});
