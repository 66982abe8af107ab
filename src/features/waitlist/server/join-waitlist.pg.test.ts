import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { waitlistEntries } from './tables.ts';

const MANY = '100000/1m';
const PERSON = {
  firstName: 'Ana',
  lastName: 'Lima',
  email: 'ana@example.com',
  preferredPlan: '$450,000',
  applicantProfile: 'others',
};

describe('many at the same time who join the waitlist', () => {
  const test = useTestApp({
    settings: { RATE_WAITLIST_NETWORK: MANY, RATE_WAITLIST_EMAIL: MANY },
  });
  const joinMany = async (keyOf: (index: number) => string) => {
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        test.request('POST', '/api/waitlist', PERSON, { 'idempotency-key': keyOf(index) }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    return Promise.all(responses.map((one) => one.json()));
  };

  it('get one answer and one mail when they carry one key', async () => {
    const answers = await joinMany(() => 'submission-of-one-person');
    expect(answers[0]).toMatchObject({ isNew: true, isMailOwed: true });
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(await test.context.db.$count(waitlistEntries)).toBe(1);
    await test.drainJobs();
    expect(await test.mailbox()).toHaveLength(1);
  });

  it('make one entry per address, and at most one more mail', async () => {
    const answers = await joinMany((index) => `submission-${index}`);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    const owed = answers.filter(({ isMailOwed }) => isMailOwed);
    await test.drainJobs();
    expect(await test.mailbox()).toHaveLength(owed.length);
    expect(owed.length).toBeLessThanOrEqual(2);
  });
});
