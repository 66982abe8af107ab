import type { z } from 'zod';
import { visitSource } from '#features/visits/web/visit-source.ts';
import { callApi } from '#shared/api/api-client.ts';
import { randomKey } from '#shared/api/random-key.ts';
import { joinWaitlistCall, waitlistForm } from '../contract.ts';

export type WaitlistValues = Record<keyof z.input<typeof waitlistForm>, string>;

export const schema = waitlistForm as z.ZodType<unknown, WaitlistValues>;

/** The last body that was sent and its idempotency key: the same body reuses the key. */
let last = { body: '', key: '' };

export function send(values: WaitlistValues) {
  const body = { ...waitlistForm.parse(values), source: visitSource() };
  const text = JSON.stringify(body);
  if (text !== last.body) last = { body: text, key: randomKey() };
  return callApi(joinWaitlistCall, { body }, { headers: { 'idempotency-key': last.key } });
}
