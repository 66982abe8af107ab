import type { z } from 'zod';
import { callApi } from '#shared/api-client.ts';
import { joinWaitlist, waitlistForm } from '../contract.ts';

export type WaitlistValues = Record<keyof z.input<typeof waitlistForm>, string>;

export const schema = waitlistForm as z.ZodType<unknown, WaitlistValues>;

export function send(values: WaitlistValues) {
  return callApi(joinWaitlist, { body: { ...waitlistForm.parse(values), source: 'organic' } });
}
