import type { z } from 'zod';
import { visitSource } from '#features/visits/web/visit-source.ts';
import { callApi } from '#shared/api/api-client.ts';
import { joinWaitlistCall } from '../contract.ts';
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
      source: visitSource(),
    },
  });
};
