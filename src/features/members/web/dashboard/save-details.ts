import type { z } from 'zod';
import { callApi } from '#shared/api/api-client.ts';
import { profileChanges, saveProfileCall } from '../../contract.ts';
import type { ProfileStepKey } from '../../profile.ts';
import { changesOf, type DetailsValues } from './details-values.ts';

export function submissionOf(step: ProfileStepKey) {
  const schema = {
    safeParse: (values: DetailsValues) => profileChanges.safeParse(changesOf(step, values)),
  } as z.ZodType<unknown, DetailsValues>;
  const send = (values: DetailsValues) =>
    callApi(saveProfileCall, { body: changesOf(step, values) });
  return { schema, send };
}
