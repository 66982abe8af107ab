import { describe, expect, it } from 'vitest';
import { exampleApplication as example } from '#testing/scenes/example-application.ts';
import { useTestApp } from '#testing/test-app.ts';
import { applicationConsents, applications } from '../tables.ts';

const MANY = '100000/1m';

describe('many submissions at the same time', () => {
  const test = useTestApp({
    settings: { RATE_APPLICATION_NETWORK: MANY, RATE_APPLICATION_EMAIL: MANY },
  });
  const applyMany = (keyOf: (index: number) => string) =>
    Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        test.request('POST', '/api/applications', example, { 'idempotency-key': keyOf(index) }),
      ),
    );
  const statuses = (responses: Response[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  it('make one application per address: the others get 409', async () => {
    const responses = await applyMany((index) => `submission-${index}`);
    expect(statuses(responses)).toEqual({ 201: 1, 409: 199 });
    expect(await test.context.db.$count(applications)).toBe(1);
    expect(await test.context.db.$count(applicationConsents)).toBe(1);
    await test.drainJobs();
    expect(await test.mailbox()).toHaveLength(1);
  });

  it('get one answer when they carry one key', async () => {
    const responses = await applyMany(() => 'submission-of-one-person');
    expect(statuses(responses)).toEqual({ 201: 200 });
    const ids = new Set(await Promise.all(responses.map(async (one) => (await one.json()).id)));
    expect(ids.size).toBe(1);
    await test.drainJobs();
    expect(await test.mailbox()).toHaveLength(1);
  });
});
