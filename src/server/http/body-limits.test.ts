import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

/** Over a real socket, because Node's request objects differ from the platform's own. */
describe('bodies over a socket', () => {
  const test = useTestApp({
    session: {
      userId: '00000000-0000-7000-8000-000000000001',
      email: 'admin@example.com',
      isEmailVerified: true,
      isAdmin: true,
    },
  });
  const running: (() => void)[] = [];
  afterEach(() => {
    for (const stop of running.splice(0)) stop();
  });

  async function listen(): Promise<string> {
    const handle = getRequestListener(test.app.hono.fetch, { overrideGlobalObjects: false });
    const server = createServer((request, response) => void handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    running.push(() => server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const streamed = (text: string) =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });
  const post = async (body: BodyInit) =>
    fetch(`${await listen()}/api/admin/blog/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);

  it('may be absent', async () => {
    const article = '/api/admin/blog/00000000-0000-7000-8000-000000000001';
    const answer = await fetch((await listen()) + article, { method: 'DELETE' });
    expect(answer.status).toBe(404);
  });

  it.each(['announced', 'streamed'])('are accepted when %s', async (kind) => {
    const text = JSON.stringify({ content: 'um' });
    const answer = await post(kind === 'streamed' ? streamed(text) : text);
    expect(await answer.json()).toMatchObject({ html: '<p>um</p>' });
  });

  it.each(['announced', 'streamed'])('are refused beyond the limit when %s', async (kind) => {
    const text = JSON.stringify({ content: 'a'.repeat(600_000) });
    const answer = await post(kind === 'streamed' ? streamed(text) : text);
    expect(answer.status).toBe(413);
  });

  it('reads what is left of a refused body, so that its sender sees the answer', async () => {
    const { port } = new URL(await listen());
    const sent = 4 * 1024 * 1024;
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1');
      let text = '';
      socket.on('data', (piece) => {
        text += piece;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
      socket.write(
        `POST /api/admin/blog/preview HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${sent}\r\n\r\n`,
      );
      socket.write(Buffer.alloc(sent, 32));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer.toLowerCase()).toContain('connection: close');
  });
});
