import { describe, expect, it } from 'vitest';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import { runContributions } from '../../server/workers.ts';
import { pauseReminders, resumeReminders } from './pause-reminders.ts';

const EMAIL = 'ana@example.com';
const LAST_REMINDER = 'Last reminder: your seat is about to end';

describe('a pause of reminders', () => {
  const test = useTestApp();

  const at = async (day: string) => {
    test.clock.set(`2026-${day}T18:00:00Z`);
    await runContributions(test.context);
    await test.drainJobs();
  };

  /** Instalment 1 is due on May 5; the last reminder of July 24 names August 3 as the end. */
  async function begin() {
    const seats = await runSeats(test, { capacity: 1, emails: [EMAIL] });
    const [admin] = await makeAdmins(test, 1);
    if (!admin) throw new Error('there is no admin');
    for (const day of ['05-05', '05-08', '05-15', '06-04', '07-04', '07-24']) await at(day);
    const { id: membershipId } = seats.of(1);
    const pause = (until: string) =>
      pauseReminders(test.context, admin, {
        membershipId,
        until: `2026-${until}`,
        reason: 'called us',
      });
    const resume = () => resumeReminders(test.context, admin, { membershipId });
    const status = async () => (await readMembership(test.context, membershipId))?.status;
    const ends = async () =>
      (await test.mailbox(EMAIL))
        .filter(({ subject }) => subject === LAST_REMINDER)
        .map(({ text }) => /not paid by (\w+ \d+)/.exec(text)?.[1])
        .reverse();
    const read = async () => {
      const ana = await signInAsMember(test, EMAIL);
      return (await (await ana.send('GET', '/api/contributions')).json())[0];
    };
    return { pause, resume, status, ends, read };
  }

  it('over the end of a seat brings the last reminder again, ten days before the end', async () => {
    const { pause, status, ends, read } = await begin();
    expect(await ends()).toEqual(['August 3']);
    await pause('08-20');
    expect(await read()).toMatchObject({ pausedUntil: '2026-08-20' });
    await at('08-20');
    await at('08-21');
    await runContributions(test.context);
    await test.drainJobs();
    expect(await status()).toBe('active');
    expect(await ends()).toEqual(['August 3', 'August 31']);
    expect(await read()).toMatchObject({
      pausedUntil: null,
      nextStep: { kind: 'end', on: '2026-08-31' },
    });
    await at('08-30');
    expect(await status()).toBe('active');
    await at('08-31');
    expect(await status()).toBe('cancelled');
  });

  it('that an admin ends early brings it at once', async () => {
    const { pause, resume, status, ends } = await begin();
    await pause('12-01');
    await at('09-10');
    await resume();
    await at('09-10');
    expect(await ends()).toEqual(['August 3', 'September 20']);
    await at('09-19');
    expect(await status()).toBe('active');
    await at('09-20');
    expect(await status()).toBe('cancelled');
  });

  it('that is made shorter ends with its new day', async () => {
    const { pause, status, ends } = await begin();
    await pause('10-01');
    await pause('07-30');
    await at('07-31');
    expect(await ends()).toEqual(['August 3', 'August 10']);
    await at('08-10');
    expect(await status()).toBe('cancelled');
  });

  it('before the end leaves the date that the last reminder named', async () => {
    const { pause, status, ends } = await begin();
    await pause('08-02');
    await at('08-02');
    expect(await ends()).toEqual(['August 3']);
    await at('08-03');
    expect(await status()).toBe('cancelled');
  });
});
