import { z } from 'zod';
import type { ConsentKey } from '#features/legal/consents.ts';
import { planId } from '#features/plans/contract.ts';
import { planFrom } from '#features/plans/plans.ts';
import { applicantProfiles } from '#features/waitlist/options.ts';
import { defineCall } from '#shared/api/call.ts';
import { emailAddress, oneOf, optionalPhone, requiredLine } from '#shared/api/fields.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { ageGroups, monthlyIncomes, type StateCode, states } from './options.ts';

type Values<T> = [keyof T & string, ...(keyof T & string)[]];
const profileValues = Object.keys(applicantProfiles) as Values<typeof applicantProfiles>;
const stateCodes = Object.keys(states) as [StateCode, ...StateCode[]];

const email = emailAddress({ required: 'Email is required', invalid: 'Valid email is required' });

/** A consent is 'yes' in any letter case; anything else is refused with `message`. */
const consent = (message: string) =>
  z
    .string({ error: message })
    .refine((value) => value.toLowerCase() === 'yes', { error: message })
    .transform(() => 'yes' as const);

const consents = {
  understandsNotLoan: consent('You must understand this is not a traditional loan'),
  understandsCooperative: consent('You must understand the cooperative structure'),
  agreesToContact: consent('You must agree to be contacted'),
  acceptsPrivacyPolicy: consent('You must accept the privacy policy'),
  acceptsTermsOfUse: consent('You must accept the terms of use'),
  understandsDeposit: consent('You must understand the deposit requirement'),
} satisfies Record<ConsentKey, z.ZodType>;

/** A plan given as 450, '450' or '$450,000', parsed to its id. */
const preferredPlan = z
  .union([z.string(), z.number()], { error: 'Preferred plan is required' })
  .transform((text, issue) => {
    const plan = planFrom(text);
    if (plan) return plan.id;
    issue.addIssue({ code: 'custom', message: 'Preferred plan is required' });
    return z.NEVER;
  });

/** The application form, checked the same way in the browser and on the server. */
export const applicationForm = z.strictObject({
  firstName: requiredLine('First name is required'),
  lastName: requiredLine('Last name is required'),
  email,
  city: requiredLine('City is required'),
  state: oneOf(stateCodes, 'State is required'),
  ageGroup: oneOf(ageGroups, 'Age group is required'),
  monthlyIncome: oneOf(monthlyIncomes, 'Monthly income is required'),
  applicantProfile: oneOf(profileValues, 'Applicant profile is required'),
  preferredPlan,
  ...consents,
});

const version = z.string().max(20);

/** What `POST /api/applications` takes. */
export const applicationRequest = applicationForm.extend({
  /** First and last name joined; the server joins them itself. */
  fullName: z.string().max(300).optional(),
  phone: optionalPhone(),
  wantsEarlyReservation: z.string().max(10).default('yes'),
  source: z.string().max(500).default('organic'),
  /** The versions of the texts as the applicant saw them; the current ones when left out. */
  acceptedVersions: z
    .strictObject({
      consents: version,
      privacyPolicy: version,
      termsOfUse: version,
      depositAgreement: version,
      /** In which they were read, and the version of the translation where one was. */
      language: z.enum(LOCALES).default('en'),
      translation: version.optional(),
    })
    .optional(),
});

export type ApplicationRequest = z.output<typeof applicationRequest>;

export const applicationReceipt = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  preferredPlan: planId,
  createdAt: z.iso.datetime(),
});

export type ApplicationReceipt = z.output<typeof applicationReceipt>;

export const submitApplicationCall = defineCall({
  method: 'POST',
  path: '/api/applications',
  summary: 'Apply for a spot in a group',
  tag: 'Applications',
  access: 'public',
  isIdempotent: true,
  body: applicationRequest,
  response: applicationReceipt,
  status: 201,
  errors: ['APPLICATION_EXISTS', 'TEXTS_CHANGED'],
});

export const checkEmailCall = defineCall({
  method: 'GET',
  path: '/api/applications/check-email',
  summary: 'Ask whether an e-mail address has an application',
  tag: 'Applications',
  access: 'public',
  query: z.object({ email }),
  response: z.object({ exists: z.boolean() }),
});
