import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError, addRequestHeaders, callApi, callPath, request } from './api-client.ts';
import { defineCall } from './call.ts';

const findPerson = defineCall({
  method: 'GET',
  path: '/api/people/:email',
  summary: 'Find a person',
  tag: 'People',
  access: 'public',
  params: z.object({ email: z.string() }),
  query: z.object({ page: z.number().optional() }),
  response: z.object({ url: z.string() }),
});

let server: Server;
let base: string;
let last: IncomingMessage;

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    last = incoming;
    const status = Number(incoming.headers['x-status'] ?? 200);
    outgoing.writeHead(status, { 'content-type': 'application/json' });
    outgoing.end(
      incoming.headers['x-empty']
        ? ''
        : JSON.stringify({
            code: 'TAKEN',
            message: 'Taken.',
            fields: { email: 'Taken.' },
            url: incoming.url,
          }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const failure = (headers: Record<string, string>) =>
  request('GET', base, undefined, { headers }).catch((error: unknown) => error);

describe('request', () => {
  it("fails with '{status}: {response text}', and keeps code, fields and sentence", async () => {
    const error = (await failure({ 'x-status': '409' })) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toMatch(/^409: \{"code":"TAKEN"/);
    expect(error).toMatchObject({
      status: 409,
      code: 'TAKEN',
      userMessage: 'Taken.',
      fields: { email: 'Taken.' },
    });
  });

  it('falls back to the status text when the body is empty', async () => {
    expect(await failure({ 'x-status': '404', 'x-empty': '1' })).toMatchObject({
      message: '404: Not Found',
      fields: {},
    });
  });

  it('sends JSON, and the headers features add for their paths', async () => {
    const remove = addRequestHeaders((path) =>
      path.startsWith(base) ? { authorization: 'Bearer t' } : {},
    );
    await request('POST', base, { a: 1 });
    expect(last.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer t',
    });
    remove();
    await request('GET', base);
    expect(last.headers.authorization).toBeUndefined();
    expect(last.headers['content-type']).toBeUndefined();
  });
});

describe('callPath', () => {
  it('fills parameters, escaped, and leaves out what is not given', () => {
    expect(callPath(findPerson, { params: { email: 'a/b@c' }, query: { page: 2 } })).toBe(
      '/api/people/a%2Fb%40c?page=2',
    );
    expect(callPath(findPerson, { params: { email: 'x' }, query: {} })).toBe('/api/people/x');
  });

  it('is the address callApi asks', async () => {
    const call = { ...findPerson, path: `${base}/api/people/:email` as never };
    expect(await callApi(call, { params: { email: 'x' }, query: {} })).toMatchObject({
      url: '/api/people/x',
    });
  });
});
