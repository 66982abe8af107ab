import type { z } from 'zod';
import type { StaffRole } from '../staff-roles.ts';

/** Who may make a call; the server enforces it and the API description states it. */
export type Access = 'public' | 'member' | 'admin';

/**
 * The definition of an API call: the server binds it, the browser calls it, and the API description
 * is generated from it.
 */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` for parameters. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  /** The roles that may make an `admin` call besides admins; none by default. */
  readonly roles?: readonly StaffRole[];
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** A body that is not JSON: the handler gets it as a stream, `upload`. */
  readonly upload?: { readonly contentTypes: readonly string[]; readonly maxBytes: number };
  readonly response: z.ZodType;
  /**
   * Content types of a response that is not JSON; the handler then returns a `Response`. Empty for
   * a redirect, which has no content.
   */
  readonly responseTypes?: readonly string[];
  /** Status of the successful response; 200 by default. */
  readonly status?: 200 | 201 | 202 | 302;
  /** A larger body limit than the default. */
  readonly maxBodyBytes?: number;
  /** Accepts an `Idempotency-Key` header: a repeat with the same key gets the same response. */
  readonly isIdempotent?: boolean;
  /**
   * Only for people who signed in within the last ten minutes and, if they have a second factor,
   * used it within that time too.
   */
  readonly needsFreshSignIn?: true;
  /**
   * Only for people who used a second factor in this session; admins always have. 'if-set' exempts
   * those who have none.
   */
  readonly needsFactor?: true | 'if-set';
  /** Codes this call can fail with beyond the common ones. */
  readonly errors?: readonly string[];
};

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives, after parsing. */
export type CallInput<C extends Call> = {
  params: Out<C['params']>;
  query: Out<C['query']>;
  body: Out<C['body']>;
};

type Given<K extends string, S> = S extends z.ZodType ? { [P in K]: z.input<S> } : unknown;

/** What a caller gives, before parsing. */
export type CallArguments<C extends Call> = Given<'params', C['params']> &
  Given<'query', C['query']> &
  Given<'body', C['body']>;

type QueryNames<S> = S extends z.ZodType ? keyof z.input<S> : never;

/**
 * What a reader gives: typed parameters. Only the names of query values are typed, because the
 * values may come from the page's address and the server validates them.
 */
export type ReadArguments<C extends Call> = Given<'params', C['params']> &
  ([QueryNames<C['query']>] extends [never]
    ? unknown
    : {
        query?: { [K in QueryNames<C['query']>]?: string | number | boolean | undefined };
      });

export type CallAnswer<C extends Call> = z.output<C['response']>;

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Shared = Pick<Call, 'tag' | 'access' | 'roles'>;

/** `defineCall` for several calls with the same tag and access, and the same roles unless named. */
export function defineCalls<const S extends Shared>(shared: S) {
  return <const C extends Omit<Call, 'tag' | 'access'>>(
    call: C,
  ): C & Omit<S, 'roles'> & Pick<Call, 'roles'> => ({
    ...shared,
    ...call,
  });
}

/**
 * A call known by its path only, for pages that are loaded without zod. The type comes from the
 * contract, so another path does not compile.
 */
export function callAt<C extends Call>(method: C['method'], path: C['path']): C {
  return { method, path } as C;
}

/** Reads one of our own calls with the types of its contract. */
export type ReadCall = <C extends Call>(call: C, given: ReadArguments<C>) => Promise<CallAnswer<C>>;
