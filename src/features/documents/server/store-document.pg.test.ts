import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '#providers/clock/clock.ts';
import { createEncryptedFiles } from '#providers/files/encrypted.ts';
import { parseFileKeys } from '#providers/files/keys.ts';
import { createLocalFiles } from '#providers/files/local.ts';
import { createRandomness } from '#providers/randomness/randomness.ts';
import { exampleFile } from '#testing/example-files.ts';
import { saveApplication } from '#testing/save-application.ts';
import { useTestApp } from '#testing/test-app.ts';
import { listDocuments } from './list-documents.ts';

const session = {
  userId: 'user-ana',
  email: 'ana@example.com',
  isEmailVerified: true,
  isAdmin: false,
};
const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'casa-documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const randomness = createRandomness(systemClock);
const files = createEncryptedFiles(
  createLocalFiles(folder, randomness, { reserveBytes: 0 }),
  parseFileKeys(`1:${randomness.bytes(32).toString('base64')}`),
  randomness,
);

/** Sends `length` bytes over a socket, piece by piece, as a browser does; answers with the status. */
function send(server: Server, length: number, declared = length): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const upload = httpRequest(
      {
        port,
        method: 'PUT',
        path: `/api/documents/${crypto.randomUUID()}?kind=income&name=a.pdf`,
        headers: { 'content-length': declared, 'content-type': 'application/octet-stream' },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    upload.on('error', reject);
    const piece = exampleFile('pdf', 64 * 1024);
    let left = length;
    const write = () => {
      while (left > 0) {
        const part = piece.subarray(0, Math.min(piece.length, left));
        left -= part.length;
        if (!upload.write(part)) {
          upload.once('drain', write);
          return;
        }
      }
      if (declared === length) upload.end();
    };
    write();
  });
}

describe('uploads over real sockets', () => {
  const test = useTestApp({ session, files });
  const open = async () => {
    const server = createServer(
      getRequestListener(test.app.hono.fetch, { overrideGlobalObjects: false }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return server;
  };
  const apply = () => saveApplication(test.context, { email: session.email });
  const stored = (id: string) =>
    listDocuments(test.context, id, { id: session.userId, role: 'owner' });

  it('takes ten 10-MB files at once and grows by less than 100 MB', async () => {
    const id = await apply();
    const server = await open();
    // A first file warms up what is loaded once.
    expect(await send(server, MB)).toBe(200);
    const [first] = await stored(id);
    await test.request('DELETE', `/api/documents/${first?.id}`);
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 5);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(server, 10 * MB)));
    clearInterval(watch);
    server.close();
    expect(answers).toEqual(Array(10).fill(200));
    expect(await stored(id)).toHaveLength(10);
    expect((peak - before) / MB).toBeLessThan(100);
  });

  it('lets ten of fourteen in when all come at once', async () => {
    const id = await apply();
    const server = await open();
    const answers = await Promise.all(Array.from({ length: 14 }, () => send(server, 100_000)));
    server.close();
    expect(answers.filter((status) => status === 200)).toHaveLength(10);
    expect(answers.filter((status) => status === 409)).toHaveLength(4);
    expect(await stored(id)).toHaveLength(10);
  });

  it('answers 413 to a 12-MB file while it is still coming', async () => {
    await apply();
    const server = await open();
    // Only a little is sent: the answer comes all the same.
    expect(await send(server, 100_000, 12 * MB)).toBe(413);
    server.closeAllConnections();
    server.close();
  });
});
