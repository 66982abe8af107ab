import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import type { Session } from '#platform/routes.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import { confirmLeaving } from '../confirm-leaving.ts';
import { readLeaving } from '../read-leaving.ts';
import { applyDueWishes } from './apply-wishes.ts';
import { takeBackWish } from './take-back-wish.ts';
import { findLastWish } from './wish-queries.ts';

describe('wishes to leave at the same time', () => {
  const test = useTestApp();

  /** Every seat but the last asks to leave, each twice concurrently; then 72 hours pass. */
  async function begin(capacity: number) {
    const seats = await runSeats(test, { capacity });
    test.clock.set('2026-05-20T18:00:00Z');
    const leavers = seats.members.slice(0, -1).map(({ id: membershipId, userId, seat }) => {
      const email = seats.people[seat - 1]?.email ?? '';
      const session: Session = { userId, email, isEmailVerified: true, isAdmin: false };
      return { membershipId, seat, session };
    });
    await seats.pay(capacity, 239);
    for (const { seat, membershipId, session } of leavers) {
      await seats.pay(seat, 1);
      const [shown] = await readLeaving(test.context, session);
      const { payoutCents = 0, refundCents = 0, owesCents = 0 } = shown?.worked ?? {};
      const signature = shown?.holderName ?? '';
      const given = {
        membershipId,
        option: 'cancel',
        payoutCents,
        refundCents,
        owesCents,
        signature,
      } as const;
      await Promise.all([1, 2].map(() => confirmLeaving(test.context, session, given)));
    }
    const [count] = await selectRows<{ wishes: string; mails: string }>(
      test.context.db,
      sql`select (select count(*) from leaving_wishes) as wishes,
        (select count(*) from mails where dedupe_key like 'leaving-asked:%') as mails`,
    );
    expect(count).toEqual({ wishes: String(capacity - 1), mails: String(capacity - 1) });
    test.clock.set('2026-05-23T18:00:00Z');
    return { seats, leavers };
  }

  it('either take effect, are taken back or lapse, each once, whoever is faster', async () => {
    const { seats, leavers } = await begin(9);
    const racing = leavers.flatMap(({ membershipId, session, seat }) => [
      takeBackWish(test.context, session, membershipId),
      ...(seat % 2 === 0 ? [seats.award(seat)] : []),
    ]);
    await Promise.allSettled([
      applyDueWishes(test.context),
      ...racing,
      applyDueWishes(test.context),
    ]);
    for (const { membershipId, seat } of leavers) {
      const wish = await findLastWish(test.context.db, membershipId);
      const status = (await readMembership(test.context, membershipId))?.status;
      const told = await selectRows<{ kind: string }>(
        test.context.db,
        sql`select split_part(dedupe_key, ':', 1) as kind from mails
          where dedupe_key like ${`%:${wish?.id}`} and dedupe_key not like 'leaving-asked:%'`,
      );
      const [exit] = await selectRows<{ count: string }>(
        test.context.db,
        sql`select count(*) from exits where membership_id = ${membershipId}`,
      );
      const outcome = `${wish?.state} ${status} ${told.map(({ kind }) => kind).join()} ${exit?.count}`;
      expect(
        [
          'effective cancelled  1',
          'taken_back active leaving-taken-back 0',
          'taken_back awarded leaving-taken-back 0',
          'lapsed awarded leaving-lapsed 0',
        ],
        `seat ${seat}`,
      ).toContain(outcome);
    }
    expect(await seats.findFault()).toBeUndefined();
  });

  it('of which one fails leave it whole and keep no other waiting', async () => {
    const { seats, leavers } = await begin(3);
    const [first, second] = leavers;
    const statusOf = async (one = first) =>
      (await readMembership(test.context, one?.membershipId ?? ''))?.status;
    await test.context.db.execute(
      sql`create function fail_exit() returns trigger language plpgsql as
        $$ begin if new.seat = 1 then raise 'the process dies here'; end if; return new; end $$`,
    );
    await test.context.db.execute(
      sql`create trigger fail_exit after insert on exits for each row execute function fail_exit()`,
    );
    await expect(applyDueWishes(test.context)).rejects.toThrow('1 wishes could not take effect');
    expect([await statusOf(first), await statusOf(second)]).toEqual(['active', 'cancelled']);
    const wish = await findLastWish(test.context.db, first?.membershipId ?? '');
    expect(wish?.state).toBe('open');
    await test.context.db.execute(sql`drop trigger fail_exit on exits`);
    await applyDueWishes(test.context);
    await applyDueWishes(test.context);
    expect(await statusOf(first)).toBe('cancelled');
    expect(await seats.findFault()).toBeUndefined();
  });
});
