import type { Hono, Context as HonoContext } from 'hono';
import type { z } from 'zod';
import type { Access, Call, CallAnswer, CallInput } from '#shared/call.ts';
import { commonErrors } from '#shared/common-errors.ts';
import { networkOf } from './client-address.ts';
import type { Context } from './context.ts';
import { findUnstorableText } from './input.ts';
import { countUse } from './rate-limits.ts';
import type { Rate } from './settings.ts';

/** What every request carries once the server's middleware has seen it. */
export type RequestVariables = { requestId: string; clientAddress: string };
export type AppEnv = { Variables: RequestVariables };
export type Request = HonoContext<AppEnv>;

/** Limits a handler may apply; each refuses with 429. */
export type Limits = {
  perNetwork(rule: string, rate: Rate): Promise<void>;
  per(rule: string, subject: string, rate: Rate): Promise<void>;
};

export type HandlerScope<C extends Call> = CallInput<C> & {
  context: Context;
  request: Request;
  limits: Limits;
};

/** Lets a request pass to calls of its kind of access, or throws 401 or 403. */
export type Guard = (context: Context, request: Request) => Promise<void>;

export type RouteTable = {
  readonly calls: readonly Call[];
  add<C extends Call>(call: C, handler: (scope: HandlerScope<C>) => Promise<CallAnswer<C>>): void;
};

/** Binds described calls to handlers: guard → parse → handle → answer. */
export function createRouteTable(
  app: Hono<AppEnv>,
  context: Context,
  guards: Partial<Record<Access, Guard>>,
): RouteTable {
  const calls: Call[] = [];
  return {
    calls,
    add(call, handler) {
      const guard = guards[call.access];
      if (call.access !== 'public' && !guard) {
        throw new Error(`${call.method} ${call.path} needs a guard for ${call.access}`);
      }
      calls.push(call);
      app.on(call.method, call.path, async (request) => {
        await guard?.(context, request);
        const input = await parseInput(call, request);
        const answer = await handler({
          ...input,
          context,
          request,
          limits: limitsOf(context, request),
        });
        return request.json(answer as object, call.status ?? 200);
      });
    },
  };
}

function limitsOf(context: Context, request: Request): Limits {
  const network = networkOf(request.get('clientAddress'));
  return {
    per: (rule, subject, rate) => countUse(context, rule, subject, rate),
    perNetwork: (rule, rate) => countUse(context, rule, network, rate),
  };
}

async function parseInput<C extends Call>(call: C, request: Request): Promise<CallInput<C>> {
  const parsed = {
    params: call.params ? checked(call.params, request.req.param()) : undefined,
    query: call.query ? checked(call.query, request.req.query()) : undefined,
    body: call.body ? checked(call.body, await readJson(request)) : undefined,
  };
  return parsed as CallInput<C>;
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw commonErrors.UNSUPPORTED_TYPE();
  try {
    return await request.req.json();
  } catch (cause) {
    if (cause instanceof SyntaxError) throw commonErrors.BAD_JSON({ cause });
    throw cause;
  }
}

function checked<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const field = findUnstorableText(value);
  if (field !== undefined) {
    throw commonErrors.INVALID_INPUT({
      fields: { [field]: 'Please remove characters that cannot be saved' },
    });
  }
  return schema.parse(value);
}
