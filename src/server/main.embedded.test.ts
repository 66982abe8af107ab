import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type ServerProcess,
  spawnServer,
  startServerProcess,
} from '#testing/servers/server-process.ts';

const shared = { PAGES: 'development' };
/** A start takes seconds, more on a busy machine. */
const START_LIMIT_MS = 120_000;
const WAIT_OPTIONS = { timeout: 30_000, interval: 20 };

describe('a start that cannot work', () => {
  it(
    'names a wrong setting',
    async () => {
      const server = await spawnServer({ ...shared, ROLE: 'everything' });
      expect(await server.ended).toBe(1);
      const line = JSON.parse(server.output());
      expect(line).toMatchObject({ level: 60 });
      expect(line.msg).toBe(
        "A setting is wrong:\nROLE must be web, worker or all (it is 'everything'). Example: ROLE=web",
      );
      expect(server.output()).not.toContain('    at ');
      await server.stop();
    },
    START_LIMIT_MS,
  );
});

/** In order, with one data folder: each test begins with what the one before left. */
describe('a running process', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'casa-shared-'));
  let running: ServerProcess;
  beforeAll(async () => {
    running = await startServerProcess({ ...shared, DATA_DIR, LOG_LEVEL: 'info' });
  }, START_LIMIT_MS);
  afterAll(async () => {
    await running.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  it('says everything in lines of JSON, without the password it made', async () => {
    await vi.waitUntil(() => running.output().includes('"msg":"job done"'), WAIT_OPTIONS);
    const lines = running
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'Casa Circle is running.', site: running.url }),
    );
    const done = lines.find(({ msg }) => msg === 'job done');
    expect(done).toMatchObject({ job: expect.any(String), attempt: 1, ms: expect.any(Number) });
    expect(running.output()).not.toContain('made just now');
  });

  it(
    'locks its data folder',
    async () => {
      const second = await spawnServer({ ...shared, DATA_DIR });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain('is in use by another running copy');
      await second.stop();
    },
    START_LIMIT_MS,
  );

  it('finishes running requests before it stops', async () => {
    // Proxies keep connections for 60 seconds.
    const { headers } = await fetch(`${running.url}/healthz`);
    expect(headers.get('keep-alive')).toBe('timeout=65');

    const answer = await slowRequest(Number(new URL(running.url).port), () =>
      running.kill('SIGTERM'),
    );
    expect(answer).toContain('HTTP/1.1 200');
    expect(answer).toContain('"isNew":true');
    expect(await running.ended).toBe(0);
  });

  it(
    'starts again, and says so when its port is taken',
    async () => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const { port } = other.address() as AddressInfo;
      const server = await spawnServer({ ...shared, DATA_DIR, PORT: String(port) });
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain('The port is taken by another program.');
      await server.stop();
      other.close();
    },
    START_LIMIT_MS,
  );
});

/** Starts a request, tells the server to stop, and sends the body once it accepts no others. */
async function slowRequest(port: number, tellToStop: () => void): Promise<string> {
  const body = JSON.stringify({
    firstName: 'Ana',
    lastName: 'Lima',
    email: 'a@example.com',
    applicantProfile: 'others',
  });
  let answer = '';
  const socket = connect(port, '127.0.0.1');
  socket.on('data', (chunk) => (answer += chunk));
  const ended = once(socket, 'end');
  socket.write(
    `POST /api/waitlist HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
  );
  await vi.waitUntil(() => answer.includes('100 Continue'), WAIT_OPTIONS);
  tellToStop();
  await vi.waitUntil(async () => !(await takesConnections(port)), WAIT_OPTIONS);
  socket.write(body);
  await ended;
  return answer;
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
