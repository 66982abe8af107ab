import { z } from 'zod';
import { paymentSetup } from '#features/payments/contract.ts';
import { defineCall, defineCalls } from '#shared/api/call.ts';
import { optionalText, requiredLine } from '#shared/api/fields.ts';

const memberCall = defineCalls({ tag: 'Assemblies', access: 'member' });
const moment = z.iso.datetime();
const cents = z.number().int();
const pick = z.object({ pickId: z.uuid() });

/** A bid that its member has to pay. */
export const payableBid = z.object({
  pickId: z.uuid(),
  membershipId: z.uuid(),
  group: z.string(),
  seat: z.number().int(),
  month: z.number().int(),
  /** held: selected and not paid; returned: its payment was returned after the award. */
  reason: z.enum(['held', 'returned']),
  instalments: z.number().int(),
  amountCents: cents,
  /** By when the payment must be started; null if it was, or if `payBy` is the only deadline. */
  startBy: moment.nullable(),
  payBy: moment,
  /** A bank is processing it. */
  isProcessing: z.boolean(),
  /** Fewer instalments are left than were bid, so the bid cannot be paid. */
  isAboveWhatIsLeft: z.boolean(),
});
export type PayableBid = z.output<typeof payableBid>;

export const listPayableBidsCall = memberCall({
  method: 'GET',
  path: '/api/members/bids',
  summary: 'Bids of the signed-in member that have to be paid, and until when',
  response: z.array(payableBid),
});

export const payBidCall = memberCall({
  method: 'POST',
  path: '/api/members/bids/:pickId/payments',
  summary: 'Pay a bid that was selected; the server computes the amount',
  params: pick,
  body: z.strictObject({ method: z.enum(['card', 'us_bank_account']) }),
  response: paymentSetup.extend({ paymentId: z.uuid(), amountCents: cents }),
  errors: [
    'BID_NOT_FOUND',
    'BID_OVER',
    'BID_ABOVE_WHAT_IS_LEFT',
    'SEAT_CLOSED',
    'TOO_MANY_INSTALMENTS',
    'PAYMENT_UNDER_WAY',
    'PAYMENT_PROVIDER_AWAY',
  ],
});

export const enterBidWireCall = defineCall({
  method: 'POST',
  path: '/api/admin/bids/:pickId/wire',
  roles: ['treasurer'],
  needsFreshSignIn: true,
  summary: 'Enter a wire that pays a bid in full; it counts once another admin confirms it',
  tag: 'Admin: assemblies',
  access: 'admin',
  params: pick,
  body: z.strictObject({
    receivedOn: z.iso.date({ error: 'Please choose the day on which it came' }),
    /** The reference on the bank's statement. */
    reference: requiredLine('Please enter the reference on the bank statement', 200),
    /** Why it is another payment than one entered before. */
    repeatReason: optionalText(500),
  }),
  response: z.object({ approvalId: z.uuid(), amountCents: cents }),
  errors: [
    'BID_NOT_FOUND',
    'BID_OVER',
    'BID_ABOVE_WHAT_IS_LEFT',
    'DATE_REFUSED',
    'OWN_BENEFIT',
    'PAYMENT_REPEATED',
  ],
});
