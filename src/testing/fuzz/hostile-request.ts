import { z } from 'zod';
import type { Call } from '#shared/api/call.ts';
import { HOSTILE_HEADERS, HOSTILE_VALUES, RAW_BODIES } from './hostile-values.ts';

export type HostileRequest = { path: string; init: RequestInit & { headers: Headers } };

type Random = () => number;
const pick = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T;

const fieldsOf = (type: z.ZodType | undefined): string[] => {
  if (!type) return [];
  const schema = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  return Object.keys(schema.properties ?? {});
};

/** A random request that violates a call's contract. */
export function hostileRequest(call: Call, random: Random): HostileRequest {
  const text = () => {
    const value = pick(random, HOSTILE_VALUES);
    const written = typeof value === 'string' ? value : JSON.stringify(value);
    // Longer addresses are refused by the HTTP parser, which these requests bypass.
    return encodeURIComponent(written.toWellFormed().slice(0, 2_000)) || '%00';
  };
  const path = call.path.replace(/:\w+/g, () => (random() < 0.2 ? '%E0%A4%A' : text()));
  const query = fieldsOf(call.query)
    .filter(() => random() < 0.6)
    .map((name) => `${name}=${text()}`);
  const headers = new Headers(pick(random, HOSTILE_HEADERS));
  const init: HostileRequest['init'] = { method: call.method, headers };
  if (call.method !== 'GET') Object.assign(init, bodyFor(call, random, headers));
  return { path: query.length > 0 ? `${path}?${query.join('&')}` : path, init };
}

function bodyFor(call: Call, random: Random, headers: Headers): { body: string } {
  if (call.upload || random() < 0.15) {
    const [type, body] = pick(random, RAW_BODIES);
    headers.set('content-type', call.upload ? 'application/octet-stream' : type);
    return { body };
  }
  headers.set('content-type', 'application/json');
  if (random() < 0.1) return { body: JSON.stringify(pick(random, HOSTILE_VALUES)) };
  const fields = fieldsOf(call.body).filter(() => random() < 0.85);
  const given = Object.fromEntries(fields.map((name) => [name, pick(random, HOSTILE_VALUES)]));
  return { body: JSON.stringify(given) };
}
