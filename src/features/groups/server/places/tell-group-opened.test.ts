import { describe, expect, it } from 'vitest';
import { takePaidPlace } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';

describe('a group that opens', () => {
  const test = useTestApp({ settings: { GROUP_CAPACITY: '2', RATE_WAITLIST_NETWORK: '1000/1m' } });

  const join = (name: string, changes = {}) =>
    test.request('POST', '/api/waitlist', {
      firstName: name,
      lastName: 'Lima',
      email: `${name}@example.com`,
      preferredPlan: '$450,000',
      applicantProfile: 'first-time-homebuyer',
      ...changes,
    });

  /** Who was told that a group has opened, with the subject. */
  async function told() {
    await test.drainJobs();
    return (await test.mailbox())
      .filter(({ subject }) => /has opened$|abriu um grupo/.test(subject))
      .map(({ to, subject }) => `${to}: ${subject}`)
      .sort();
  }

  it('tells those who wait for the amount of a group that opens, once, in their language', async () => {
    await join('ana');
    await join('bia', { preferredPlan: '$650,000' });
    await join('caio', { source: 'imovelnoseua', applicantProfile: 'primeira-casa' });
    await join('dora');
    await join('eva', { preferredPlan: '$520,000' });
    expect(await told()).toEqual([]);
    // Dora applies herself; the first place opens the first group.
    await takePaidPlace(test.context, '450', { email: 'dora@example.com' });
    const first = [
      'ana@example.com: Casa Circle: a group for your amount has opened',
      'caio@example.com: Casa Circle: abriu um grupo do seu valor',
    ];
    expect(await told()).toEqual(first);
    const [mail] = await test.mailbox('ana@example.com');
    expect(mail?.text).toContain('$450,000');
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

    // The next group opens for whoever comes after the last place.
    await join('fabio');
    await takePaidPlace(test.context, '450');
    await takePaidPlace(test.context, '450');
    expect(await told()).toEqual([
      ...first,
      'fabio@example.com: Casa Circle: a group for your amount has opened',
    ]);
  });

  it('tells nobody who objected to marketing', async () => {
    await join('ana');
    await test.drainJobs();
    const [joined] = await test.mailbox('ana@example.com');
    const address = joined?.headers['List-Unsubscribe']?.match(/^<http:\/\/[^/]+(.+)>$/)?.[1] ?? '';
    const pressed = await test.request('POST', address, undefined, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(pressed.status).toBe(200);
    await takePaidPlace(test.context, '450');
    expect(await told()).toEqual([]);
  });
});
