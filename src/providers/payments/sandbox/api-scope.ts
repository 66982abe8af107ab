import { refusals } from './errors.ts';
import { type FormBody, groupOf, numberOf, textOf } from './form-body.ts';
import type { Answer } from './idempotency.ts';
import type { ListFilter } from './store.ts';
import type { SandboxWorld } from './world.ts';

/** One request to the sandbox's API. */
export type Scope = { world: SandboxWorld; body: FormBody; isSecret: boolean };

/** Adds a call that reads. */
export type Read = (path: string, answer: (scope: Scope, id: string) => Promise<unknown>) => void;

/** Adds a call that changes something, once per idempotency key. */
export type Write = (path: string, answer: (scope: Scope, id: string) => Promise<Answer>) => void;

export function requireSecret(isSecret: boolean): void {
  if (!isSecret) throw refusals.badKey();
}

function limitOf(body: FormBody): number {
  return Math.min(100, Math.max(1, numberOf(body.limit) ?? 10));
}

export async function filterOf<Row>(
  body: FormBody,
  find: (id: string) => Promise<Row>,
): Promise<ListFilter<Row>> {
  const since = numberOf(groupOf(body.created).gte);
  const after = textOf(body.starting_after);
  return {
    paymentIntent: textOf(body.payment_intent),
    charge: textOf(body.charge),
    since: since === undefined ? undefined : new Date(since * 1000),
    after: after ? await find(after) : undefined,
    limit: limitOf(body),
  };
}

export function listObject<Row>(
  url: string,
  rows: Row[],
  limit: number,
  show: (row: Row) => unknown,
) {
  return {
    object: 'list',
    url,
    has_more: rows.length > limit,
    data: rows.slice(0, limit).map(show),
  };
}
