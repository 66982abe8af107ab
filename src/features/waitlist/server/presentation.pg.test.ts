import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { FIRST_EVENT } from '../event.ts';

describe('the last seats', () => {
  const test = useTestApp({
    settings: { RATE_WAITLIST_NETWORK: '10000/1m', RATE_WAITLIST_EMAIL: '10000/1m' },
  });

  it('assigns each seat once under concurrent registrations', async () => {
    test.clock.set('2025-07-01T12:00:00Z');
    const asked = FIRST_EVENT.seats + 15;
    const answers = await Promise.all(
      Array.from({ length: asked }, (_, index) =>
        test.request('POST', '/api/waitlist', {
          firstName: 'Ana',
          lastName: 'Lima',
          email: `p${index}@example.com`,
          phone: '(801) 555-0100',
          applicantProfile: 'primeira-casa',
          eventTag: 'july11_7pm',
          source: 'imovelnoseua',
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(FIRST_EVENT.seats);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
  });
});
