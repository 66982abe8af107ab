import { Hono } from 'hono';
import type { Logger } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { type AppEnv, createRouteTable, type Guards } from '#platform/routes.ts';
import { PaymentProviderError } from '#providers/payments/payment-provider.ts';
import { defineCall } from '#shared/api/call.ts';
import { errorResponse } from './on-error.ts';

const call = defineCall({
  method: 'GET',
  path: '/api/example',
  summary: 'An example',
  tag: 'Examples',
  access: 'public',
  query: z.object({ count: z.coerce.number().int().optional() }),
  response: z.object({ name: z.string() }),
});

const nobody = async () => {
  throw new Error('nobody is asked');
};

describe('the answer of a call', () => {
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
  });
  const write = (level: string) => (_fields: object, line: string) => {
    lines.push(`${level} ${line}`);
  };
  const log = { warn: write('warn'), error: write('error') } as unknown as Logger;

  function ask(handler: () => Promise<unknown>, path = '/api/example') {
    const hono = new Hono<AppEnv>();
    hono.onError((error, request) => errorResponse(error, request, log));
    const guards: Guards = { member: nobody, admin: nobody, fresh: nobody, factor: nobody };
    const routes = createRouteTable(hono, {} as Context, guards);
    routes.add(call, handler as () => Promise<{ name: string }>);
    return hono.request(path);
  }

  it('leaves out what the contract does not name', async () => {
    const response = await ask(async () => ({ name: 'Ana', internalNotes: 'ours alone' }));
    expect(await response.json()).toEqual({ name: 'Ana' });
  });

  it('is a logged 500 when it breaks the contract', async () => {
    const response = await ask(async () => ({ name: 7 }));
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'INTERNAL' });
    expect(lines).toEqual(['error request failed']);
  });

  it('is a logged 500 when a schema fails inside a use case or a job it enqueues', async () => {
    const response = await ask(async () => z.object({ id: z.uuid() }).parse({ id: 'x' }));
    expect(response.status).toBe(500);
    expect(lines).toEqual(['error request failed']);
  });

  it('is 422 with its fields when the request is wrong', async () => {
    const response = await ask(async () => ({ name: 'Ana' }), '/api/example?count=many');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { count: expect.any(String) } });
    expect(lines).toEqual([]);
  });

  it("logs an outage of the payment provider as the provider's", async () => {
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const away = await ask(async () => {
      throw new PaymentProviderError('away', { cause: refused });
    });
    expect(away.status).toBe(503);
    expect(await away.json()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(lines).toEqual(['warn outside service unavailable']);
    lines = [];
    await ask(async () => {
      throw refused;
    });
    expect(lines).toEqual(['warn database unavailable']);
  });
});
