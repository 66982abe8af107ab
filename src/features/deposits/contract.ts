import { z } from 'zod';
import { paymentSetup } from '#features/payments/contract.ts';
import { DISPUTE_STATUSES } from '#features/payments/rules.ts';
import { planId } from '#features/plans/contract.ts';
import { defineCall, defineCalls } from '#shared/api/call.ts';
import { emailAddress } from '#shared/api/fields.ts';
import { DEPOSIT_STATUSES } from './rules.ts';

const publicCall = defineCalls({ tag: 'Deposits', access: 'public' });
const status = z.enum(DEPOSIT_STATUSES);

/** A deposit as its owner and admins see it. */
export const depositRecord = z.object({
  id: z.uuid(),
  userId: z.string().nullable(),
  /** Dollars. */
  amount: z.number(),
  status,
  /** When it was started. */
  createdAt: z.iso.datetime(),
  /** When the money arrived; null until then. */
  paidAt: z.iso.datetime().nullable(),
  /** Its refund was requested or made. */
  isOwedBack: z.boolean(),
  /** It became credit on the first contribution. */
  isCredit: z.boolean(),
  /** The status of its newest dispute. */
  dispute: z.enum(DISPUTE_STATUSES).nullable(),
  clientSecret: z.string().nullable(),
});
export type DepositRecord = z.output<typeof depositRecord>;

export const createPaymentIntentCall = publicCall({
  method: 'POST',
  path: '/api/create-payment-intent',
  summary: 'Start the deposit of an application that was just submitted',
  body: z.strictObject({
    /** Not trusted: the program defines the amount. */
    amount: z.unknown().optional(),
    customerName: z.string().max(300).optional(),
    customerEmail: emailAddress(),
    /** As `POST /api/applications` answered; needed once an hour has passed. */
    applicationId: z.uuid().optional(),
    /** Ignored: the stored application is used. */
    applicationData: z.record(z.string(), z.unknown()).optional(),
  }),
  response: paymentSetup,
  errors: [
    'APPLICATION_REQUIRED',
    'DEPOSIT_ALREADY_PAID',
    'ALREADY_A_MEMBER',
    'PAYMENT_PROCESSING',
    'PAYMENT_UNAVAILABLE',
  ],
});

export const createDepositPaymentCall = defineCall({
  method: 'POST',
  path: '/api/create-deposit-payment',
  summary: 'Start or resume the deposit of the signed-in person',
  tag: 'Deposits',
  access: 'member',
  body: z.strictObject({ userId: z.string().max(200) }),
  response: paymentSetup,
  errors: [
    'APPLICATION_REQUIRED',
    'DEPOSIT_ALREADY_PAID',
    'ALREADY_A_MEMBER',
    'EMAIL_NOT_VERIFIED',
    'PAYMENT_PROCESSING',
    'PAYMENT_UNAVAILABLE',
  ],
});

/** The group in which a deposit takes its place once it is paid. */
export const nextGroup = z.object({
  /** None has room: the deposit opens the next one. */
  isNew: z.boolean(),
  members: z.number().int(),
  capacity: z.number().int(),
  /** The end of its window. */
  closesAt: z.iso.datetime(),
  /** The end of its window with the extension. */
  latestAt: z.iso.datetime(),
  isExtended: z.boolean(),
  /** It was full once, so that its window no longer ends it. */
  wasFull: z.boolean(),
});
export type NextGroup = z.output<typeof nextGroup>;

export const readNextGroupCall = publicCall({
  method: 'GET',
  path: '/api/next-group',
  summary: 'How full the group is in which the next deposit of a plan takes its place',
  query: z.object({ plan: planId }),
  response: nextGroup,
});

export const payByLinkCall = publicCall({
  method: 'POST',
  path: '/api/pay-by-link',
  summary: 'Start or resume the deposit that a link in one of our mails is for',
  body: z.strictObject({ token: z.string().min(1).max(500) }),
  response: paymentSetup.extend({ planId }),
  errors: [
    'PAY_LINK_ENDED',
    'DEPOSIT_ALREADY_PAID',
    'ALREADY_A_MEMBER',
    'PAYMENT_PROCESSING',
    'PAYMENT_UNAVAILABLE',
  ],
});

export const updateDepositStatusCall = publicCall({
  method: 'POST',
  path: '/api/deposits/update-status',
  summary: 'Check a payment at the provider; returns its true state',
  body: z.strictObject({
    clientSecret: z.string().min(1).max(300),
    /** Not trusted: the provider is asked. */
    status: z.unknown().optional(),
  }),
  response: z.object({ status, amount: z.number() }),
  errors: ['DEPOSIT_NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
});

export const syncRefundsCall = defineCall({
  method: 'POST',
  path: '/api/admin/sync-refunds',
  roles: ['treasurer'],
  summary: 'Find refunds made at the payment provider and record them',
  tag: 'Admin',
  access: 'admin',
  response: z.object({ totalRefunds: z.number(), depositsUpdated: z.number() }),
  errors: ['PAYMENT_PROVIDER_AWAY'],
});
