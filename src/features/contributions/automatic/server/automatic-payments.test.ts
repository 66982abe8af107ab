import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { deliverWebhooks, payWith, stripeOf } from '#testing/scenes/card-payments.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import { runContributions } from '../../server/workers.ts';

const EMAIL = 'ana@example.com';

describe('automatic payments after money went back', () => {
  const test = useTestApp();

  const settle = async () => {
    await deliverWebhooks(test);
    await test.drainJobs();
  };

  const at = async (day: string) => {
    test.clock.set(`${day}T18:00:00Z`);
    await settle();
    await runContributions(test.context);
    await settle();
  };

  /** Ana has paid some instalments before a day, and sets automatic payments up on it. */
  async function begin(paid: number, day: string) {
    const seats = await runSeats(test, { capacity: 1, emails: [EMAIL] });
    await seats.pay(1, paid);
    await at(day);
    const ana = await signInAsMember(test, EMAIL);
    const { id: membershipId } = seats.of(1);
    const payAhead = async (instalments: number) => {
      const path = `/api/contributions/${membershipId}/payments`;
      const wish = { first: paid + 1, instalments, method: 'card' };
      const { clientSecret } = await (await ana.send('POST', path, wish)).json();
      await payWith(test, clientSecret);
      await settle();
    };
    const automate = async () => {
      const methods = '/api/contributions/methods';
      const setup = await (await ana.send('POST', methods, { method: 'card' })).json();
      await stripeOf(test).setupIntents.confirm(setup.clientSecret.split('_secret_')[0], {
        payment_method: 'pm_card_visa',
      });
      const { methodId } = setup;
      await ana.send('POST', `${methods}/${methodId}/status`);
      const path = `/api/contributions/${membershipId}/automatic`;
      return (await ana.send('PUT', path, { methodId })).json();
    };
    /** All money of the newest payment goes back to its payer. */
    const giveBack = async () => {
      const [newest] = await selectRows<{ id: string }>(
        test.context.db,
        sql`select p.provider_id as id from payments p join contribution_payments c on c.id = p.id
          order by c.created_at desc, c.id desc limit 1`,
      );
      await stripeOf(test).refunds.create({ payment_intent: newest?.id ?? '' });
      await settle();
    };
    const read = async () => (await (await ana.send('GET', '/api/contributions')).json())[0];
    return { payAhead, automate, giveBack, read };
  }

  it('go on when the last instalment is open again', async () => {
    const { automate, giveBack, read } = await begin(239, '2046-03-20');
    expect(await automate()).toEqual({ nextChargeOn: '2046-04-01' });
    await at('2046-03-29');
    await at('2046-04-01');
    expect(await read()).toMatchObject({ paid: 240, next: null });
    await giveBack();
    expect(await read()).toMatchObject({ paid: 239, automatic: { nextChargeOn: '2046-04-04' } });
    await at('2046-04-02');
    await at('2046-04-04');
    expect(await read()).toMatchObject({ paid: 240, next: null });
  });

  it('charge on the next first of the month what was paid ahead and went back', async () => {
    const { payAhead, automate, giveBack, read } = await begin(3, '2026-07-10');
    await payAhead(12);
    expect(await automate()).toEqual({ nextChargeOn: '2027-08-01' });
    await giveBack();
    expect(await read()).toMatchObject({ paid: 3, automatic: { nextChargeOn: '2026-08-01' } });
    await at('2026-07-29');
    await at('2026-08-01');
    expect(await read()).toMatchObject({ paid: 4, automatic: { nextChargeOn: '2026-09-01' } });
  });
});
