import { z } from 'zod';
import type { ConsentKey } from '#features/legal/consents.ts';
import { planId } from '#features/plans/contract.ts';
import { planFrom } from '#features/plans/plans.ts';
import { APPLICANT_PROFILES } from '#features/waitlist/options.ts';
import { sayWaitlist } from '#features/waitlist/texts.ts';
import { defineCalls } from '#shared/api/call.ts';
import { emailAddress, oneOf, optionalPhone, requiredLine } from '#shared/api/fields.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { readDollars } from '#shared/text/read-dollars.ts';
import { ageGroups, monthlyIncomes, type StateCode, states } from './options.ts';
import { sayApplication } from './texts.ts';

const publicCall = defineCalls({ tag: 'Applications', access: 'public' });
const stateCodes = Object.keys(states) as [StateCode, ...StateCode[]];

const email = emailAddress();

/** A consent is 'yes' in any letter case; anything else is refused with its sentence. */
const consent = (key: ConsentKey) => {
  const error = sayApplication(key);
  return z
    .string({ error })
    .refine((value) => value.toLowerCase() === 'yes', { error })
    .transform(() => 'yes' as const);
};

const consents = {
  understandsNotLoan: consent('understandsNotLoan'),
  understandsCooperative: consent('understandsCooperative'),
  agreesToContact: consent('agreesToContact'),
  acceptsPrivacyPolicy: consent('acceptsPrivacyPolicy'),
  acceptsTermsOfUse: consent('acceptsTermsOfUse'),
  understandsDeposit: consent('understandsDeposit'),
} satisfies Record<ConsentKey, z.ZodType>;

/** A plan given as 450, '450' or '$450,000', parsed to its id. */
const preferredPlan = z
  .union([z.string(), z.number()], { error: sayWaitlist('preferredPlan') })
  .transform((text, issue) => {
    const plan = planFrom(text);
    if (plan) return plan.id;
    issue.addIssue({ code: 'custom', message: sayWaitlist('preferredPlan') });
    return z.NEVER;
  });

/** An optional amount a month in dollars, typed or a number; blank is not answered. */
const optionalDollars = z
  .union([z.string().trim().max(30), z.number()], { error: sayApplication('amount') })
  .optional()
  .transform((given, issue) => {
    if (given === undefined || given === '') return undefined;
    const dollars = readDollars(String(given));
    if (dollars !== undefined) return dollars;
    issue.addIssue({ code: 'custom', message: sayApplication('amount') });
    return z.NEVER;
  });

/** The application form, checked the same way in the browser and on the server. */
export const applicationForm = z.strictObject({
  firstName: requiredLine(sayWaitlist('firstName')),
  lastName: requiredLine(sayWaitlist('lastName')),
  email,
  city: requiredLine(sayApplication('city')),
  state: oneOf(stateCodes, sayApplication('state')),
  ageGroup: oneOf(ageGroups, sayApplication('ageGroup')),
  monthlyIncome: oneOf(monthlyIncomes, sayApplication('monthlyIncome')),
  monthlyDebt: optionalDollars,
  /** What they pay for their home now. */
  monthlyRent: optionalDollars,
  applicantProfile: oneOf(APPLICANT_PROFILES, sayApplication('profile')),
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
  /** The second yes of somebody whose declared figures leave little, or do not cover the plan. */
  confirmsAffordability: z.boolean().default(false),
  /** The versions of the texts as the applicant saw them; the current ones when left out. */
  acceptedVersions: z
    .strictObject({
      consents: version,
      privacyPolicy: version,
      termsOfUse: version,
      depositAgreement: version,
      /** The language in which they were read, and the version of the translation if it was one. */
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

export const submitApplicationCall = publicCall({
  method: 'POST',
  path: '/api/applications',
  summary: 'Apply for a spot in a group',
  isIdempotent: true,
  body: applicationRequest,
  response: applicationReceipt,
  status: 201,
  errors: ['APPLICATION_EXISTS', 'TEXTS_CHANGED', 'AFFORDABILITY_UNCONFIRMED'],
});

export const checkEmailCall = publicCall({
  method: 'GET',
  path: '/api/applications/check-email',
  summary: 'Ask whether an e-mail address has an application',
  query: z.object({ email }),
  response: z.object({ exists: z.boolean() }),
});
