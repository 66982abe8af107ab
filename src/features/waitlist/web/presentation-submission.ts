import type { z } from 'zod';
import { callApi } from '#shared/api/api-client.ts';
import { prefixedSource } from '#shared/source-attribution.ts';
import { joinWaitlistCall, PORTUGUESE_SOURCE } from '../contract.ts';
import { presentationForm } from '../portuguese-forms.ts';

export type PresentationValues = Record<keyof z.input<typeof presentationForm>, string>;

export const schema = presentationForm as unknown as z.ZodType<unknown, PresentationValues>;

/** Registers for the event of this tag. */
export const sendFor = (eventTag: string) => (values: PresentationValues) => {
  const { propertyGoal, ...person } = presentationForm.parse(values);
  return callApi(joinWaitlistCall, {
    body: {
      ...person,
      applicantProfile: propertyGoal,
      eventTag,
      source: prefixedSource(PORTUGUESE_SOURCE, window.location),
    },
  });
};
