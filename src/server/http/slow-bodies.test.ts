import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endSlowBody } from './slow-bodies.ts';

const PAUSE_MS = 400;

const server = createServer((request, response) => {
  endSlowBody(request, response, PAUSE_MS);
  request.resume();
  request.on('error', () => undefined);
  // Answers after more than the allowed pause: only the body is limited.
  request.on('end', () => setTimeout(() => response.end('done'), 2 * PAUSE_MS));
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

async function post(pieces: readonly string[], pauseMs: number): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write('POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 4\r\n\r\n');
  for (const piece of pieces) {
    await wait(pauseMs);
    socket.write(piece);
  }
  await closed;
  return answer;
}

it('ends a body without progress with 408, and takes one that comes slowly', async () => {
  const [stopped, slow] = await Promise.all([
    post(['a'], 10),
    post(['a', 'b', 'c', 'd'], PAUSE_MS / 3),
  ]);
  expect(stopped).toContain('408 Request Timeout');
  expect(stopped).toContain('BODY_TOO_SLOW');
  expect(slow).toContain('200 OK');
});
