import { z } from 'zod';
import { PLAN_LABELS } from '#features/plans/plans.ts';
import { defineCall } from '#shared/call.ts';
import { emailAddress, oneOf, optionalText, requiredLine } from '#shared/fields.ts';
import { EVENT_TAG } from './event.ts';
import { applicantProfiles, propertyGoals } from './options.ts';

type Values<T> = [keyof T & string, ...(keyof T & string)[]];
const profileValues = Object.keys(applicantProfiles) as Values<typeof applicantProfiles>;
const goalValues = Object.keys(propertyGoals) as Values<typeof propertyGoals>;

/** How the sources of the Portuguese waitlist page begin. */
export const PORTUGUESE_SOURCE = 'imovelnoseua';

/** The English waitlist form, checked the same way in the browser and on the server. */
export const waitlistForm = z.strictObject({
  firstName: requiredLine('First name is required'),
  lastName: requiredLine('Last name is required'),
  email: emailAddress({ required: 'Email is required', invalid: 'Valid email is required' }),
  preferredPlan: oneOf(PLAN_LABELS, 'Preferred plan is required'),
  applicantProfile: oneOf(profileValues, 'Please select your applicant profile'),
  message: optionalText(2_000),
});

/** What `POST /api/waitlist` takes: any of the lists' forms. */
export const waitlistRequest = waitlistForm.extend({
  applicantProfile: oneOf(
    [...profileValues, ...goalValues] as const,
    'Please select your applicant profile',
  ),
  preferredPlan: oneOf(PLAN_LABELS, 'Preferred plan is required').optional(),
  phone: optionalText(30),
  source: z.string().max(500).default('organic'),
  eventTag: z.literal(EVENT_TAG).optional(),
});

export const joinWaitlist = defineCall({
  method: 'POST',
  path: '/api/waitlist',
  summary: 'Join a waitlist or register for the presentation',
  tag: 'Waitlist',
  access: 'public',
  isIdempotent: true,
  body: waitlistRequest,
  response: z.object({ id: z.uuid(), isNew: z.boolean() }),
  errors: ['EVENT_FULL'],
});

export const readPresentation = defineCall({
  method: 'GET',
  path: '/api/presentation',
  summary: 'The presentation in Portuguese: when, where, and whether there are seats',
  tag: 'Waitlist',
  access: 'public',
  response: z.object({
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    city: z.string(),
    state: z.enum(['open', 'full', 'over']),
  }),
});
