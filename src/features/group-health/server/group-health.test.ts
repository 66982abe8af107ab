import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startGroups } from '#features/groups/server/formation/start-groups.ts';
import { changeMembership } from '#features/memberships/server/change-membership.ts';
import { recordEstate } from '#features/transfers/server/name-beneficiary.ts';
import { inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { playAssemblies } from '#testing/scenes/assembly-group.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import { createReports } from './create-reports.ts';
import { exportGroupBooks } from './export-books.ts';
import { listGroupHealth, readGroupPages } from './read-group-pages.ts';

const EMAIL = 'ana@example.com';

describe('the health of a group', () => {
  const test = useTestApp();

  it('is the same for members and the cooperative, and follows the books', async () => {
    const seats = await runSeats(test, { capacity: 3, emails: [EMAIL] });
    const ana = await signInAsMember(test, EMAIL);
    const read = async () => (await (await ana.send('GET', '/api/group-pages')).json())[0];
    test.clock.set('2026-06-20T18:00:00Z');
    await startGroups(test.context);
    for (const seat of [1, 2]) await seats.pay(seat, 2);
    const page = await read();
    // Everything is still to come: three credits are owed, the reserve parts are on top.
    expect(page.health).toMatchObject({
      month: 2,
      obligationsCents: 3 * 45_000_000,
      assetsCents: 3 * (45_000_000 + 456_000),
      isCovered: true,
      isAlarming: false,
      arrears: { seats: 1, cents: 2 * 234_400 - 20_000 },
      waiting: 3,
    });
    const {
      items: [own],
    } = await listGroupHealth(test.context);
    expect(own?.health).toEqual(page.health);
    const third = seats.members.find(({ seat }) => seat === 3);
    await seats.change(3, 'cancelled');
    const after = await read();
    expect(after.health).toMatchObject({
      waiting: 2,
      cancelled: 1,
      arrears: { seats: 0, cents: 0 },
      obligationsCents: 2 * 45_000_000,
    });
    expect(after.circle.find((seat: { seat: number }) => seat.seat === third?.seat)).toMatchObject({
      state: 'left',
      wasSelected: false,
      name: null,
    });
  });

  it('knows of a seat that left whether it had been selected', async () => {
    const play = await playAssemblies(test, 4);
    await play.advance();
    await play.fill(50_000_000);
    await play.toClose(1);
    await play.toDraw(1);
    const [reader] = play.members;
    const actor = { userId: reader?.userId ?? '', email: EMAIL, isEmailVerified: true };
    const selected = async () => {
      const [page] = await readGroupPages(test.context, { ...actor, isAdmin: false });
      return page?.circle.filter(({ wasSelected }) => wasSelected) ?? [];
    };
    const [seat] = await selected();
    expect(await selected()).toMatchObject([{ state: 'selected', month: 1 }]);
    const membershipId = play.memberOf(seat?.seat ?? 0).id;
    await inTransaction(test.context, (tx) =>
      changeMembership(tx, { membershipId, to: 'handed_back', reason: 'test' }),
    );
    expect(await selected()).toMatchObject([{ seat: seat?.seat, state: 'left' }]);
  });

  it('shows a name only to the group of a member who agreed', async () => {
    await runSeats(test, { capacity: 2, emails: [EMAIL] });
    const ana = await signInAsMember(test, EMAIL);
    const eve = await signInAsMember(test, 'eve@example.com');
    const read = async () => (await (await ana.send('GET', '/api/group-pages')).json())[0];
    const { membershipId, circle, seat } = await read();
    expect(circle.every(({ name }: { name: string | null }) => name === null)).toBe(true);
    const path = `/api/group-pages/${membershipId}/name`;
    expect((await eve.send('PUT', path, { isShown: true })).status).toBe(404);
    await test.context.db.execute(sql`update users set display_name = 'Ana Souza'`);
    await ana.send('PUT', path, { isShown: true });
    const named = (await read()).circle.filter(({ name }: { name: string | null }) => name);
    expect(named.map((one: { seat: number }) => one.seat)).toEqual([seat]);
    expect(await (await eve.send('GET', '/api/group-pages')).json()).toEqual([]);
    // The executor of an estate has not agreed to show their own name.
    const [admin] = (await makeAdmins(test, 1)) as [Session];
    const estate = { name: 'Estate of Ana', representative: 'Leo', contact: 'leo@example.com' };
    await recordEstate(test.context, admin, { membershipId, ...estate });
    expect(await read()).toMatchObject({ isNameShown: false });
  });

  it('reports each month once, by mail and page, and as a file', async () => {
    const seats = await runSeats(test, { capacity: 2, emails: [EMAIL] });
    const ana = await signInAsMember(test, EMAIL);
    await test.context.db.execute(sql`update users set mail_choice = 'everything'`);
    test.clock.set('2026-05-05T18:00:00Z');
    await startGroups(test.context);
    await seats.pay(1, 1);
    await createReports(test.context);
    test.clock.set('2026-06-02T18:00:00Z');
    await createReports(test.context);
    await createReports(test.context);
    await test.drainJobs();
    const reports = (await test.mailbox(EMAIL)).filter(({ subject }) => /month 1$/.test(subject));
    expect(reports).toHaveLength(1);
    const [page] = await (await ana.send('GET', '/api/group-pages')).json();
    expect(page.reports).toHaveLength(1);
    expect(page.reports[0]).toMatchObject({
      month: 1,
      calendarMonth: '2026-05',
      moneyIn: [{ kind: 'contribution-received', cents: 214_400 }],
      moneyOut: [],
    });
    const file = await exportGroupBooks(test.context, { groupId: seats.group.id, month: 1 });
    expect(await file.text()).toContain('fund,liability,instalment-settled,1,0.00,1875.00');
  });
});
