import type { Hono, Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Access, Call, CallAnswer, CallInput } from '#shared/api/call.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import type { StaffRole } from '#shared/staff-roles.ts';
import { preferredLocale } from '#shared/text/preferred-locale.ts';
import { checkInput } from './check-input.ts';
import { networkOf } from './client-address.ts';
import type { Context } from './context.ts';
import { type CountUse, countUse } from './limits/rate-limits.ts';
import type { Rate } from './settings/setting-kinds.ts';
import { openUpload, type Upload } from './uploads.ts';

/** Variables that the server's middleware sets on every request. */
export type RequestVariables = { requestId: string; clientAddress: string };
export type AppEnv = { Variables: RequestVariables };
export type Request = HonoContext<AppEnv>;

/** One use of a rule by somebody. */
type Use = { readonly rule: string; readonly subject: string; readonly rate: Rate };

/** Limits that a handler may apply; each refuses with 429. */
export type Limits = {
  perNetwork(rule: string, rate: Rate): Promise<void>;
  per(rule: string, subject: string, rate: Rate): Promise<void>;
  /**
   * A limit per network and one within it, for public forms. When the network's limit refuses, the
   * other is not counted. Both are shared like the general limit: see `createSharedLimit`.
   */
  both(network: Pick<Use, 'rule' | 'rate'>, within: Use): Promise<void>;
};

/** Who makes a request, as read from the database for it. */
export type Session = {
  readonly userId: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly isAdmin: boolean;
  /** The role of a member of the staff who is not an admin; like `isAdmin`, with a second factor. */
  readonly staffRole?: StaffRole;
};

export type HandlerScope<C extends Call> = CallInput<C> & {
  context: Context;
  request: Request;
  limits: Limits;
} & (C['access'] extends 'public' ? unknown : { session: Session }) &
  (C['upload'] extends object ? { upload: Upload } : unknown);

/** Returns who makes a request, or throws 401 or 403. */
export type Guard = (context: Context, request: Request, call: Call) => Promise<Session>;
export type Guards = Record<Exclude<Access, 'public'>, Guard> & {
  /** Throws 403 unless the person proved a short while ago who they are, by all that they have. */
  fresh(context: Context, request: Request, access: Exclude<Access, 'public'>): Promise<void>;
  /** Throws 403 unless the person showed a second factor in this session. */
  factor(
    context: Context,
    request: Request,
    needed: NonNullable<Call['needsFactor']>,
  ): Promise<void>;
  /** Called before a request that may have changed something is answered. */
  afterWrite?(): void;
};

export type RouteTable = {
  readonly calls: readonly Call[];
  /** Whether the request is for a call with its own body limit. */
  isUpload(request: Request): boolean;
  add<C extends Call>(call: C, handler: (scope: HandlerScope<C>) => Promise<CallAnswer<C>>): void;
};

/** Binds calls to handlers: guard → parse → handle → respond. */
export function createRouteTable(
  app: Hono<AppEnv>,
  context: Context,
  guards: Guards,
  count: CountUse = (...use) => countUse(context, ...use),
): RouteTable {
  const calls: Call[] = [];
  const uploads: Call[] = [];
  return {
    calls,
    isUpload: ({ req }) =>
      uploads.some(({ method, path }) => method === req.method && isPathOf(path, req.path)),
    add(call, handler) {
      calls.push(call);
      if (call.upload) uploads.push(call);
      app.on(call.method, call.path, async (request) => {
        const session =
          call.access === 'public' ? undefined : await guards[call.access](context, request, call);
        if (call.needsFreshSignIn && call.access !== 'public') {
          await guards.fresh(context, request, call.access);
        }
        if (call.needsFactor && call.access === 'member') {
          await guards.factor(context, request, call.needsFactor);
        }
        const input = await parseInput(call, request);
        const limits = limitsOf(context, request, count);
        const upload = call.upload ? openUpload(request.req, call.upload) : undefined;
        const scope = { ...input, context, request, limits, session, upload };
        const answer = await handler(scope as HandlerScope<typeof call>);
        if (call.responseTypes) return answer as Response;
        // Removes fields that the contract does not have; a response that breaks the contract is a
        // bug (500).
        const body = call.response.parse(answer);
        return request.json(body as object, (call.status ?? 200) as ContentfulStatusCode);
      });
    },
  };
}

/** Matches paths such as `/api/documents/7` with `/api/documents/:id`. */
function isPathOf(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const given = path.split('/');
  return (
    expected.length === given.length &&
    expected.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

function limitsOf(context: Context, request: Request, count: CountUse): Limits {
  const network = networkOf(request.get('clientAddress'));
  return {
    per: (rule, subject, rate) => countUse(context, rule, subject, rate),
    perNetwork: (rule, rate) => countUse(context, rule, network, rate),
    async both(outer, { rule, subject, rate }) {
      await count(outer.rule, network, outer.rate);
      await count(rule, subject, rate);
    },
  };
}

async function parseInput<C extends Call>(call: C, request: Request): Promise<CallInput<C>> {
  const locale = preferredLocale(request.req.header('accept-language'));
  const parsed = {
    params: call.params ? checkInput(call.params, request.req.param(), locale) : undefined,
    query: call.query ? checkInput(call.query, request.req.query(), locale) : undefined,
    body: call.body ? checkInput(call.body, await readJson(request), locale) : undefined,
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
