import { describe, expect, it } from 'vitest';
import { users } from '#features/accounts/server/tables.ts';
import { createApp } from '#server/app.ts';
import { createLogger } from '#server/start/create-context.ts';
import { adminSession } from '../admin-session.ts';
import { createSeeded } from '../seeded.ts';
import { useTestApp } from '../test-app.ts';
import { hostileRequest } from './hostile-request.ts';
import { MARK } from './hostile-values.ts';

const { FUZZ_CALLS = '600', FUZZ_SEED = '23' } = process.env;

/** What a response must never reveal: source paths, SQL, stack traces. */
const LEAKS = /node_modules|\.ts:\d+|Failed query|\bselect\b.+\bfrom\b|stack|\/src\/|SQLSTATE/i;

/** The log may name our files, but contains neither SQL nor what people sent. */
const LOG_LEAKS = /Failed query|\bselect\b.+\bfrom\b|SQLSTATE/i;

describe('hostile calls to every operation of the API', () => {
  const test = useTestApp();

  it(
    `answers ${FUZZ_CALLS} of them (seed ${FUZZ_SEED}) without a fault, a leak or a line in the log`,
    async () => {
      const lines: string[] = [];
      const log = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) });
      const context = { ...test.context, log };
      const everybody = async () => adminSession;
      // The guards let everybody in, so that the handlers behind them are tested.
      const inside = createApp(context, {
        member: everybody,
        admin: everybody,
        fresh: async () => {},
        factor: async () => {},
      });
      const outside = createApp(context);
      const now = test.clock.now();
      await test.context.db.insert(users).values({
        id: adminSession.userId,
        email: adminSession.email,
        role: 'admin',
        adminSince: now,
        createdAt: now,
        lastSyncedAt: now,
      });
      const { next: random } = createSeeded(Number(FUZZ_SEED));
      const { calls } = inside.routes;
      expect(calls.length).toBeGreaterThan(100);
      const faults: string[] = [];
      for (let sent = 0; sent < Number(FUZZ_CALLS); sent += 1) {
        const call = calls[sent % calls.length];
        if (!call) continue;
        const app = random() < 0.85 ? inside : outside;
        const { path, init } = hostileRequest(call, random);
        const answer = await app.hono.request(path, init);
        const text = await answer.text();
        const what = `${sent}: ${call.method} ${path.slice(0, 300)} ${String(init.body ?? '').slice(0, 300)}`;
        // Google's sandbox is available only in a running server.
        const isGoogleAway = answer.status === 503 && text.includes('GOOGLE_UNAVAILABLE');
        if (answer.status >= 500 && !isGoogleAway) faults.push(`${answer.status} ${what}`);
        if (answer.status >= 400 && LEAKS.test(text))
          faults.push(`leak ${what}: ${text.slice(0, 200)}`);
      }
      expect(faults).toEqual([]);
      const log500 = lines.filter((line) => line.includes('"level":50'));
      expect(log500).toEqual([]);
      expect(lines.filter((line) => line.includes(MARK) || LOG_LEAKS.test(line))).toEqual([]);
    },
    Number(FUZZ_CALLS) * 100 + 60_000,
  );
});
