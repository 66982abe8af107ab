import { describe, expect, it } from 'vitest';
import { advanceAssemblies } from '#features/assemblies/holding/server/advance-assemblies.ts';
import { runContributions } from '#features/contributions/server/workers.ts';
import { assemblyAt, closingAt, firstDate } from '#features/program-rules/calendar.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { deliverWebhooks, stripeOf } from '#testing/scenes/card-payments.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { IS_LONG } from '#testing/setup/long-tests.ts';
import { useTestApp } from '#testing/test-app.ts';
import { createReports } from './create-reports.ts';
import { sendDigests } from './send-digests.ts';

const EMAIL = 'ana@example.com';
const OTHER = 'bea@example.com';
const MAX_MAILS_A_YEAR = 30;
/** The whole year outside the gate: `npm run test:long -- src/features/group-health`. */
const MONTHS = IS_LONG ? 12 : 4;

describe('a year of mails', () => {
  const test = useTestApp();

  const at = async (moment: string, work: () => Promise<unknown>) => {
    test.clock.set(moment);
    await work();
    await deliverWebhooks(test);
    await test.drainJobs();
  };

  it(`is at most ${MAX_MAILS_A_YEAR} for a member who pays automatically`, {
    timeout: 600_000,
  }, async () => {
    test.clock.set('2026-03-20T18:00:00Z');
    const { group } = await formGroup(test, { capacity: 2, emails: [EMAIL, OTHER] });
    const start = group.startMonth ?? '';
    const ana = await signInAsMember(test, EMAIL);
    const [seat] = await (await ana.send('GET', '/api/contributions')).json();
    const path = '/api/contributions/methods';
    const setup = await (await ana.send('POST', path, { method: 'card' })).json();
    await stripeOf(test).setupIntents.confirm(setup.clientSecret.split('_secret_')[0], {
      payment_method: 'pm_card_visa',
    });
    await ana.send('POST', `${path}/${setup.methodId}/status`);
    await ana.send('PUT', `/api/contributions/${seat.membershipId}/automatic`, {
      methodId: setup.methodId,
    });
    await test.drainJobs();
    const known = (await test.mailbox(EMAIL)).length;
    const { context } = test;
    for (let month = 1; month <= MONTHS; month += 1) {
      const first = firstDate(start, month);
      await at(`${addDays(first, -3)}T18:00:00Z`, () => runContributions(context));
      await at(`${addDays(first, -2)}T18:00:00Z`, () => sendDigests(context));
      await at(`${first}T18:00:00Z`, () => runContributions(context));
      await at(`${addDays(first, 1)}T18:00:00Z`, () => createReports(context));
      await at(closingAt(start, month).toISOString(), () => advanceAssemblies(context));
      const held = new Date(assemblyAt(start, month).getTime() + 3_000);
      await at(held.toISOString(), () => advanceAssemblies(context));
    }
    const [now] = await (await ana.send('GET', '/api/contributions')).json();
    expect(now.paid).toBe(MONTHS);
    const mails = (await test.mailbox(EMAIL)).slice(0, -known || undefined);
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects.length).toBeLessThanOrEqual((MAX_MAILS_A_YEAR * MONTHS) / 12);
    expect(subjects.filter((subject) => subject.includes('the list is closed'))).toHaveLength(
      MONTHS,
    );
    const announced = mails.filter(({ subject }) => subject.startsWith('Automatic payment on'));
    expect(announced).toHaveLength(MONTHS);
    // The digest comes with the announcement, from the second month on.
    const digests = announced.filter(({ text }) => text.includes('Your month in short'));
    expect(digests).toHaveLength(MONTHS - 1);
    expect(digests[0]?.text).toContain('Received from you this month');
    expect(digests[0]?.text).toContain(`Selected in assembly ${MONTHS - 1}`);
    // Who pays by hand gets the digest as a mail of its own.
    const other = (await test.mailbox(OTHER)).filter(({ subject }) => subject.includes('in short'));
    expect(other.length).toBeGreaterThanOrEqual(2);
  });
});
