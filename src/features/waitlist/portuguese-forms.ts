import { z } from 'zod';
import { oneOf, requiredLine } from '#shared/api/fields.ts';
import { waitlistForm } from './contract.ts';
import { PROPERTY_GOALS } from './options.ts';
import { phoneDigits, US_PHONE_DIGITS } from './phone.ts';
import { sayWaitlist } from './texts.ts';

const person = waitlistForm.pick({ firstName: true, lastName: true, email: true });
const goal = oneOf(PROPERTY_GOALS, sayWaitlist('goal'));

/** The form of /imovelnoseua. */
export const portugueseWaitlistForm = person.extend({
  homeValueGoal: goal,
  hasMonthlyCapacity: z.literal(true, { error: sayWaitlist('capacity') }),
});

/** The form of /apresentacao. */
export const presentationForm = person.extend({
  phone: requiredLine(sayWaitlist('phone')).refine(
    (phone) => phoneDigits(phone).length === US_PHONE_DIGITS,
    { error: sayWaitlist('phoneIncomplete') },
  ),
  propertyGoal: goal,
});
