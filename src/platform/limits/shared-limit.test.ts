import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#shared/api/call.ts';
import { growthDuring } from '#testing/servers/memory-in-use.ts';
import { IS_LONG } from '#testing/setup/long-tests.ts';
import { useTestApp } from '#testing/test-app.ts';
import { type AppEnv, createRouteTable, type Guards } from '../routes.ts';
import { type CountUse, readUse } from './rate-limits.ts';
import { createSharedLimit } from './shared-limit.ts';

const formCall = defineCall({
  method: 'POST',
  path: '/api/form',
  summary: 'A form',
  tag: 'Test',
  access: 'public',
  body: z.object({ email: z.string() }),
  response: z.object({}),
});

describe('a limit that processes share', () => {
  const test = useTestApp();
  const rate = { limit: 5, seconds: 60 };
  const uses = async (limit: ReturnType<typeof createSharedLimit>, times: number) => {
    let passed = 0;
    for (let index = 0; index < times; index += 1) {
      try {
        await limit.count('rule', 'someone', rate);
        passed += 1;
      } catch (error) {
        expect(error).toMatchObject({ status: 429, headers: { 'retry-after': '40' } });
      }
    }
    return passed;
  };

  const createLimitedForm = (count: CountUse) => {
    const hono = new Hono<AppEnv>();
    hono.use(async (request, next) => {
      request.set('clientAddress', '192.0.2.1');
      await next();
    });
    hono.onError(
      (error) => new Response(null, { status: (error as unknown as { status: number }).status }),
    );
    createRouteTable(hono, test.context, {} as Guards, count).add(
      formCall,
      async ({ limits, body }) => {
        await limits.both(
          { rule: 'form', rate: { limit: 4, seconds: 60 } },
          { rule: 'form-email', subject: body.email, rate: { limit: 2, seconds: 600 } },
        );
        return {};
      },
    );
    return {
      async request(email: string) {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ email });
        return (await hono.request('/api/form', { method: 'POST', headers, body })).status;
      },
    };
  };

  it('admits exactly the limit in one process, and anew in the next window', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    const limit = createSharedLimit(test.context);
    expect(await uses(limit, 8)).toBe(5);
    await limit.share();
    expect(await uses(limit, 2)).toBe(0);
    expect(await readUse(test.context, 'rule', 'someone', 60)).toBe(8);
    test.clock.set('2027-01-01T00:01:20Z');
    expect(await uses(limit, 8)).toBe(5);
    await limit.close();
  });

  it('counts what the other processes admitted', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    const [first, second] = [createSharedLimit(test.context), createSharedLimit(test.context)];
    expect(await uses(first, 3)).toBe(3);
    await first.share();
    expect(await uses(second, 1)).toBe(1);
    await second.share();
    expect(await uses(second, 5)).toBe(1);
    await Promise.all([first.close(), second.close()]);
    expect(await readUse(test.context, 'rule', 'someone', 60)).toBe(9);
  });

  it('limits a form by network first, and counts no address of a refused network', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    const limit = createSharedLimit(test.context);
    const { request } = createLimitedForm(limit.count);
    const statuses: number[] = [];
    for (const email of ['a', 'a', 'a', 'b', 'c']) statuses.push(await request(email));
    expect(statuses).toEqual([200, 200, 429, 200, 429]);
    await limit.close();
    expect(await readUse(test.context, 'form-email', 'a', 600)).toBe(3);
    expect(await readUse(test.context, 'form-email', 'c', 600)).toBe(0);
  });

  describe('with more subjects than it remembers', () => {
    const countOf = (subject: string) => readUse(test.context, 'rule', subject, 60);
    /** Exchanges only when told. */
    const createSmall = (maxSubjects: number) =>
      createSharedLimit(test.context, { maxSubjects, shareMs: 600_000 });

    it('forgets those of longest ago, and knows them again after an exchange', async () => {
      test.clock.set('2027-01-01T00:00:20Z');
      const limit = createSmall(2);
      expect(await uses(limit, 5)).toBe(5);
      await limit.count('rule', 'a second', rate);
      await limit.share();
      await limit.count('rule', 'a third', rate);
      expect(await countOf('a third')).toBe(0);
      expect(await uses(limit, 1)).toBe(1);
      await limit.share();
      expect(await countOf('a third')).toBe(1);
      expect(await uses(limit, 2)).toBe(0);
      await limit.close();
    });

    it.runIf(IS_LONG)(
      'keeps its memory within bounds when 200,000 addresses call',
      async () => {
        test.clock.set('2027-01-01T00:00:20Z');
        const limit = createSharedLimit(test.context, { shareMs: 600_000 });
        const call = async (from: number) => {
          for (let index = from; index < from + 10_000; index += 1)
            await limit.count('rule', `2001:db8:${index.toString(16)}:0::/64`, rate);
          await limit.share();
        };
        // What is remembered at most.
        for (let from = 0; from < 50_000; from += 10_000) await call(from);
        const { growth } = await growthDuring(async () => {
          for (let from = 50_000; from < 200_000; from += 10_000) await call(from);
        });
        // 150,000 more counters would take 60 MB; an exchange takes some.
        expect(growth.held).toBeLessThan(30 * 1024 * 1024);
        await limit.close();
      },
      300_000,
    );

    it('counts in the database at once while what it remembers is not there', async () => {
      test.clock.set('2027-01-01T00:00:20Z');
      const limit = createSmall(1);
      await limit.count('rule', 'a first', rate);
      expect(await uses(limit, 7)).toBe(5);
      expect(await countOf('someone')).toBe(7);
      expect(await countOf('a first')).toBe(0);
      await limit.close();
      expect(await countOf('a first')).toBe(1);
    });

    it('keeps one that is always in use, and forgets the next', async () => {
      test.clock.set('2027-01-01T00:00:20Z');
      const limit = createSmall(2);
      expect(await uses(limit, 2)).toBe(2);
      await limit.count('rule', 'a second', rate);
      const sharing = limit.share();
      expect(await uses(limit, 2)).toBe(2);
      await sharing;
      await limit.count('rule', 'a third', rate);
      expect(await countOf('a third')).toBe(0);
      expect(await uses(limit, 3)).toBe(1);
      await limit.close();
    });

    it('forgets first what was not used for longest, however long it is known', async () => {
      test.clock.set('2027-01-01T00:00:20Z');
      const limit = createSmall(1_001);
      expect(await uses(limit, 5)).toBe(5);
      for (let index = 0; index < 1_000; index += 1) {
        await limit.count('rule', `another ${index}`, rate);
      }
      await limit.share();
      expect(await uses(limit, 1)).toBe(0);
      await limit.share();
      await limit.count('rule', 'one more', rate);
      expect(await countOf('one more')).toBe(0);
      expect(await uses(limit, 1)).toBe(0);
      await limit.close();
    });
  });

  it('counts every use once when two exchanges meet', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    const limit = createSharedLimit(test.context);
    expect(await uses(limit, 3)).toBe(3);
    await Promise.all([limit.share(), limit.share(), limit.close()]);
    expect(await readUse(test.context, 'rule', 'someone', 60)).toBe(3);
    expect(await uses(limit, 3)).toBe(2);
  });

  it('keeps its counts while the database is away', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    const away = { ...test.context, db: undefined as never };
    const limit = createSharedLimit(away);
    expect(await uses(limit, 4)).toBe(4);
    await expect(limit.share()).rejects.toThrow();
    expect(await uses(limit, 4)).toBe(1);
  });
});
