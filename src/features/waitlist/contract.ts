import { z } from 'zod';
import { readCredit } from '#features/plans/amounts.ts';
import { defineCalls } from '#shared/api/call.ts';
import {
  emailAddress,
  oneOf,
  optionalPhone,
  optionalText,
  requiredLine,
} from '#shared/api/fields.ts';
import { APPLICANT_PROFILES, PROPERTY_GOALS } from './options.ts';
import { sayWaitlist } from './texts.ts';

const publicCall = defineCalls({ tag: 'Waitlist', access: 'public' });
/** A plan's amount or any other, in dollars: '$520,000'. */
const creditAmount = z
  .string({ error: sayWaitlist('preferredPlan') })
  .trim()
  .regex(/^\$\d{1,3}(,\d{3})+$/, { error: sayWaitlist('preferredPlan') })
  .refine((text) => readCredit(text) !== undefined, { error: sayWaitlist('preferredPlan') });

/** The English waitlist form, checked the same way in the browser and on the server. */
export const waitlistForm = z.strictObject({
  firstName: requiredLine(sayWaitlist('firstName')),
  lastName: requiredLine(sayWaitlist('lastName')),
  email: emailAddress(),
  preferredPlan: creditAmount,
  applicantProfile: oneOf(APPLICANT_PROFILES, sayWaitlist('profile')),
  message: optionalText(2_000),
});

/** What `POST /api/waitlist` takes: any of the lists' forms. */
export const waitlistRequest = waitlistForm.extend({
  applicantProfile: oneOf(
    [...APPLICANT_PROFILES, ...PROPERTY_GOALS] as const,
    sayWaitlist('profile'),
  ),
  preferredPlan: creditAmount.optional(),
  phone: optionalPhone(),
  source: z.string().max(500).default('organic'),
  eventTag: z
    .string()
    .regex(/^[a-z0-9_-]{1,60}$/)
    .optional(),
});

export const joinWaitlistCall = publicCall({
  method: 'POST',
  path: '/api/waitlist',
  summary: 'Join a waitlist or register for the presentation',
  isIdempotent: true,
  body: waitlistRequest,
  response: z.object({
    id: z.uuid(),
    isNew: z.boolean(),
    /** Whether a mail was queued; a repeat gets at most one a day. */
    isMailOwed: z.boolean(),
  }),
  errors: ['EVENT_FULL'],
});

export const confirmWaitlistCall = publicCall({
  method: 'POST',
  path: '/api/waitlist/confirm',
  summary: 'Apply what a repeated sign-up changed, by the link in its mail',
  body: z.strictObject({ token: z.string().min(1).max(1000) }),
  response: z.object({ isDone: z.literal(true) }),
  errors: ['LINK_ENDED'],
});

export const readPresentationCall = publicCall({
  method: 'GET',
  path: '/api/presentation',
  summary: 'The presentation in Portuguese: when, where, and whether there are seats',
  response: z.object({
    tag: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    city: z.string(),
    text: z.string(),
    state: z.enum(['open', 'full', 'over']),
  }),
});
