import type { z } from 'zod';
import { visitSource } from '#features/visits/web/visit-source.ts';
import { callApi } from '#shared/api/api-client.ts';
import { joinWaitlistCall } from '../contract.ts';
import { portugueseWaitlistForm } from '../portuguese-forms.ts';

export type PortugueseWaitlistValues = {
  firstName: string;
  lastName: string;
  email: string;
  homeValueGoal: string;
  hasMonthlyCapacity: boolean;
};

export const schema = portugueseWaitlistForm as unknown as z.ZodType<
  unknown,
  PortugueseWaitlistValues
>;

export function send(values: PortugueseWaitlistValues) {
  const { homeValueGoal, hasMonthlyCapacity, ...person } = portugueseWaitlistForm.parse(values);
  return callApi(joinWaitlistCall, {
    body: {
      ...person,
      preferredPlan: hasMonthlyCapacity ? '$650,000' : '$450,000',
      applicantProfile: homeValueGoal,
      source: visitSource(),
    },
  });
}
