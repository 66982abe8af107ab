import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '#providers/clock/clock.ts';
import { createEncryptedFiles } from '#providers/files/encrypted.ts';
import { parseFileKeys } from '#providers/files/keys.ts';
import { createLocalFiles } from '#providers/files/local.ts';
import { createRandomness } from '#providers/randomness/randomness.ts';
import { exampleFile } from '#testing/scenes/example-files.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { growthDuring } from '#testing/servers/memory-in-use.ts';
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

const SENDER = join(import.meta.dirname, '../../../testing/scenes/send-uploads.ts');

/** Sends uploads concurrently from another process; returns their statuses. */
async function sendMany(server: Server, count: number, bytes: number): Promise<number[]> {
  const { port } = server.address() as AddressInfo;
  const given = [SENDER, port, count, bytes].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, given);
  return JSON.parse(stdout);
}

/** Declares a larger length than it sends, and waits for the response. */
function announce(server: Server, declared: number): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const path = `/api/documents/${crypto.randomUUID()}?kind=income&name=a.pdf`;
    const headers = { 'content-length': declared };
    const upload = httpRequest({ port, method: 'PUT', path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    upload.on('error', reject);
    upload.write(exampleFile('pdf', 100_000));
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

  it('takes nine 10-MB files at once and grows by less than 100 MB', async () => {
    const id = await apply();
    const server = await open();
    // The first files are a warm-up.
    expect(await sendMany(server, 5, MB)).toEqual(Array(5).fill(200));
    for (const { id: first } of await stored(id)) {
      await test.request('DELETE', `/api/documents/${first}`);
    }
    const { answer, growth } = await growthDuring(() => sendMany(server, 9, 10 * MB));
    server.close();
    expect(answer).toEqual(Array(9).fill(200));
    expect(await stored(id)).toHaveLength(9);
    expect(growth.resident / MB).toBeLessThan(100);
    // Whole files would take 90 MB; streams buffer only a few chunks of each.
    expect(growth.held / MB).toBeLessThan(30);
  });

  it('accepts nine of fourteen concurrent income papers: one slot is reserved for the ID', async () => {
    const id = await apply();
    const server = await open();
    const answers = await sendMany(server, 14, 100_000);
    server.close();
    expect(answers.filter((status) => status === 200)).toHaveLength(9);
    expect(answers.filter((status) => status === 409)).toHaveLength(5);
    expect(await stored(id)).toHaveLength(9);
  });

  it('answers 413 to a 12-MB file while it is still coming', async () => {
    await apply();
    const server = await open();
    expect(await announce(server, 12 * MB)).toBe(413);
    server.closeAllConnections();
    server.close();
  });
});
