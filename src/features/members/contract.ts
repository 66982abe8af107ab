import { z } from 'zod';
import { syncedUser } from '#features/accounts/contract.ts';
import { monthlyIncomes, type StateCode, states } from '#features/applications/options.ts';
import { applicationRecord } from '#features/applications/record.ts';
import { sayApplication } from '#features/applications/texts.ts';
import { depositRecord } from '#features/deposits/contract.ts';
import { documentFields, documentView } from '#features/documents/contract.ts';
import { ownGroupView } from '#features/groups/contract.ts';
import { planFrom } from '#features/plans/plans.ts';
import { defineCalls } from '#shared/api/call.ts';
import { emailAddress, oneOf, requiredLine } from '#shared/api/fields.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { readPhone } from '#shared/text/phone.ts';
import { isDay } from './rules.ts';
import { sayMember } from './texts.ts';

const memberCall = defineCalls({ tag: 'Members', access: 'member' });
const stateCodes = Object.keys(states) as [StateCode, ...StateCode[]];
const email = emailAddress();

export const memberApplication = applicationRecord.extend({
  ...documentFields.shape,
  deposits: z.array(depositRecord),
  sandboxDeposits: z.array(depositRecord),
});
export type MemberApplication = z.output<typeof memberApplication>;

export const dashboard = z.object({
  user: syncedUser.extend({ id: z.string(), createdAt: z.iso.datetime().nullable() }),
  /** Of the running mode, newest first. */
  deposits: z.array(depositRecord),
  groups: z.array(ownGroupView),
  hasActivePaidDeposit: z.boolean(),
  /** Null until the address is verified, and where there is none. */
  application: memberApplication.nullable(),
  documents: z.array(documentView),
  /** Dollars. */
  stripePaymentAmount: z.number(),
});
export type Dashboard = z.output<typeof dashboard>;

export const readDashboardCall = memberCall({
  method: 'GET',
  path: '/api/dashboard',
  summary: 'Everything the signed-in member sees',
  query: z.object({ userId: z.string().max(200).optional() }),
  response: dashboard,
});

const INCOME_MESSAGE = sayApplication('monthlyIncome');
const FIGURE = /^\$?\s?\d{1,3}(,?\d{3}){0,2}(\.\d{1,2})?$/;

/** One of the form's ranges, or a plain figure. */
export const incomeValue = z
  .string({ error: INCOME_MESSAGE })
  .trim()
  .min(1, { error: INCOME_MESSAGE })
  .refine((text) => (monthlyIncomes as readonly string[]).includes(text) || FIGURE.test(text), {
    error: sayMember('incomeFigure'),
  })
  .transform(writeIncome);

/** A figure as people write it, '$6,200'; a range stays as it is. */
export function writeIncome(text: string): string {
  if (!FIGURE.test(text)) return text;
  return formatMoney(usd(Math.round(Number(text.replace(/[$,\s]/g, '')) * 100)));
}

export const changeIncomeCall = memberCall({
  method: 'PATCH',
  path: '/api/applications/income',
  summary:
    'Change the declared income, until the group has formed; its papers and approval start over',
  body: z.strictObject({ email, monthlyIncome: incomeValue }),
  response: z.object({ application: applicationRecord }),
  errors: ['INCOME_CONFIRMED', 'EMAIL_NOT_VERIFIED', 'APPLICATION_REQUIRED'],
});

const PLAN_MESSAGE = sayMember('creditAmount');

export const changeCreditAmountCall = memberCall({
  method: 'PATCH',
  path: '/api/applications/credit-amount',
  summary: 'Change the credit amount, until the income is approved',
  body: z.strictObject({
    email,
    preferredPlan: z
      .union([z.string(), z.number()], { error: PLAN_MESSAGE })
      .transform((text, issue) => {
        const plan = planFrom(text);
        if (plan) return plan.id;
        issue.addIssue({ code: 'custom', message: PLAN_MESSAGE });
        return z.NEVER;
      }),
  }),
  response: z.object({ application: applicationRecord }),
  errors: ['CREDIT_AMOUNT_LOCKED', 'GROUP_FORMED', 'EMAIL_NOT_VERIFIED', 'APPLICATION_REQUIRED'],
});

const PHONE_MESSAGE = sayMember('phone');

/** The parts of the record that a member completes, each step on its own. */
export const profileChanges = z.strictObject({
  dateOfBirth: z
    .string({ error: sayMember('dateOfBirth') })
    .refine(isDay, { error: sayMember('dateInvalid') })
    .optional(),
  profession: requiredLine(sayMember('profession')).optional(),
  hasSsnOrItin: z.boolean({ error: sayMember('yesOrNo') }).optional(),
  phone: z
    .string()
    .trim()
    .max(30)
    .transform((typed, issue) => {
      if (typed === '') return '';
      const phone = readPhone(typed);
      if (phone) return phone;
      issue.addIssue({ code: 'custom', message: PHONE_MESSAGE });
      return z.NEVER;
    })
    .optional(),
  streetAddress: requiredLine(sayMember('streetAddress'), 200).optional(),
  city: requiredLine(sayApplication('city')).optional(),
  state: oneOf(stateCodes, sayApplication('state')).optional(),
  zipCode: z
    .string({ error: sayMember('zipCode') })
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, { error: sayMember('zipInvalid') })
    .optional(),
  /** Dollars. */
  monthlyDebt: z
    .number({ error: sayMember('debt') })
    .min(0, { error: sayMember('debt') })
    .max(1_000_000, { error: sayMember('debtInvalid') })
    .optional(),
  /** Dollars; null when it is not answered. */
  monthlyRent: z
    .number({ error: sayMember('rent') })
    .min(0, { error: sayMember('rent') })
    .max(1_000_000, { error: sayMember('debtInvalid') })
    .nullable()
    .optional(),
});
export type ProfileChanges = z.output<typeof profileChanges>;

export const saveProfileCall = memberCall({
  method: 'PATCH',
  path: '/api/applications/profile',
  summary: 'Complete the rest of the application, step by step',
  body: profileChanges,
  response: z.object({ application: applicationRecord }),
  errors: ['TOO_YOUNG', 'EMAIL_NOT_VERIFIED', 'APPLICATION_REQUIRED'],
});
