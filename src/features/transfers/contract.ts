import { z } from 'zod';
import { password } from '#features/accounts/contract.ts';
import { LEAVING_OPTIONS, statementView, wishView, workedView } from '#features/exits/contract.ts';
import { sayExit } from '#features/exits/texts.ts';
import { MEMBERSHIP_STATUSES } from '#features/memberships/rules.ts';
import { GROUP_CAPACITY } from '#features/program-rules/constants.ts';
import { defineCall, defineCalls } from '#shared/api/call.ts';
import { emailAddress, optionalText, requiredLine } from '#shared/api/fields.ts';
import { pageOf, pageParameters } from '#shared/api/paging.ts';
import { TRANSFER_STATES } from './rules.ts';
import { sayTransfer } from './texts.ts';

const MEMBER_TAG = 'Members';
const memberCall = defineCalls({ tag: MEMBER_TAG, access: 'member' });
const adminCall = defineCalls({ tag: 'Admin: transfers', access: 'admin', roles: ['treasurer'] });
const params = z.object({ id: z.uuid() });
const signature = requiredLine(sayExit('signature'));
const email = emailAddress({
  required: sayTransfer('email'),
  invalid: sayTransfer('emailInvalid'),
});

const price = z.object({
  fundCents: z.number().int(),
  reserveCents: z.number().int(),
  administrationCents: z.number().int(),
  totalCents: z.number().int(),
});

export const transferView = z.object({
  id: z.uuid(),
  membershipId: z.uuid(),
  groupName: z.string(),
  seat: z.number().int(),
  state: z.enum(TRANSFER_STATES),
  /** The reader's role in the transfer. */
  role: z.enum(['leaver', 'newcomer', 'admin']),
  leaver: z.string(),
  newcomer: z.string(),
  price,
  leaverSignedAt: z.iso.datetime(),
  newcomerSignedAt: z.iso.datetime().nullable(),
});
export type TransferView = z.output<typeof transferView>;

const beneficiary = z.strictObject({
  name: requiredLine(sayTransfer('name')),
  relationship: requiredLine(sayTransfer('relationship'), 60),
  contact: requiredLine(sayTransfer('contact'), 200),
});
export type Beneficiary = z.output<typeof beneficiary>;

const membershipParams = z.object({ membershipId: z.uuid() });

export const listTransfersCall = memberCall({
  method: 'GET',
  path: '/api/transfers',
  summary: 'Transfers of one’s own seats, or of seats offered to oneself',
  response: z.array(transferView),
});

export const offerSeatCall = memberCall({
  method: 'POST',
  path: '/api/transfers',
  needsFreshSignIn: true,
  summary: 'Offer a seat without an award to somebody with an approved application',
  body: z.strictObject({ membershipId: z.uuid(), email, signature }),
  response: transferView,
  errors: ['TRANSFER_REFUSED', 'TRANSFER_OPEN', 'NEWCOMER_NOT_APPROVED'],
});

export const acceptSeatCall = memberCall({
  method: 'POST',
  path: '/api/transfers/:id/accept',
  needsFactor: 'if-set',
  summary: 'Accept an offered seat at the price that was read',
  params,
  body: z.strictObject({ priceCents: z.number().int(), signature }),
  response: transferView,
  errors: ['TRANSFER_NOT_FOUND', 'TRANSFER_CHANGED', 'NEWCOMER_NOT_APPROVED'],
});

export const withdrawTransferCall = memberCall({
  method: 'POST',
  path: '/api/transfers/:id/withdraw',
  summary: 'Withdraw an offer, or decline it',
  params,
  response: transferView,
  errors: ['TRANSFER_NOT_FOUND', 'TRANSFER_CHANGED', 'TRANSFER_PAID'],
});

export const readBeneficiaryCall = memberCall({
  method: 'GET',
  path: '/api/memberships/:membershipId/beneficiary',
  summary: 'Who is named to take a seat over after its holder’s death, or which estate holds it',
  params: membershipParams,
  response: z.object({
    beneficiary: beneficiary.nullable(),
    /** The estate that holds the seat, and its executor. */
    estate: z.object({ name: z.string(), representative: z.string() }).nullable(),
  }),
  errors: ['MEMBERSHIP_NOT_FOUND'],
});

export const nameBeneficiaryCall = memberCall({
  method: 'PUT',
  path: '/api/memberships/:membershipId/beneficiary',
  needsFreshSignIn: true,
  summary: 'Name who takes a seat over after its holder’s death',
  params: membershipParams,
  body: beneficiary,
  response: z.object({ beneficiary }),
  errors: ['MEMBERSHIP_NOT_FOUND'],
});

export const listAdminTransfersCall = adminCall({
  method: 'GET',
  path: '/api/admin/transfers',
  summary: 'Open transfers, then finished ones, those that changed last first; page by page',
  query: z.object(pageParameters),
  response: pageOf(transferView),
});

export const enterTransferPaymentCall = adminCall({
  method: 'POST',
  path: '/api/admin/transfers/:id/payment',
  needsFreshSignIn: true,
  summary: 'Enter that the price came by wire; the seat passes once another admin has confirmed it',
  params,
  body: z.strictObject({
    amountCents: z.number().int().min(1),
    reference: requiredLine('Please enter the bank’s reference', 80),
    /** Why it is another payment than one entered before. */
    repeatReason: optionalText(500),
  }),
  response: z.object({ approvalId: z.uuid() }),
  errors: [
    'TRANSFER_NOT_FOUND',
    'TRANSFER_CHANGED',
    'TRANSFER_CLOSED',
    'OWN_BENEFIT',
    'PAYMENT_REPEATED',
  ],
});

const estate = z.strictObject({
  name: requiredLine('Please enter the name of the estate', 200),
  representative: requiredLine('Please enter who represents it', 200),
  contact: requiredLine('Please enter how to reach them', 200),
  reason: optionalText(500),
});

/** A seat as an admin sees it before its home is sold or an estate is recorded. */
export const seatAtLeaving = z.object({
  membershipId: z.uuid(),
  groupName: z.string(),
  seat: z.number().int(),
  holderName: z.string(),
  holderEmail: z.string(),
  status: z.enum(MEMBERSHIP_STATUSES),
  option: z.enum(LEAVING_OPTIONS).nullable(),
  worked: workedView.nullable(),
  wish: wishView.nullable(),
  statement: statementView.nullable(),
  beneficiary: beneficiary.nullable(),
  estate: z
    .object({
      name: z.string(),
      representative: z.string(),
      contact: z.string(),
      recordedBy: z.string(),
      recordedAt: z.iso.datetime(),
    })
    .nullable(),
});
export type SeatAtLeaving = z.output<typeof seatAtLeaving>;

export const readSeatAtLeavingCall = adminCall({
  method: 'GET',
  path: '/api/admin/leaving/:groupId/seats/:seat',
  summary: 'A seat’s holder, estate and beneficiary, and what leaving would mean in dollars',
  params: z.object({
    groupId: z.uuid(),
    seat: z.coerce.number().int().min(1).max(GROUP_CAPACITY),
  }),
  response: seatAtLeaving,
  errors: ['MEMBERSHIP_NOT_FOUND'],
});

export const recordEstateCall = adminCall({
  method: 'PUT',
  path: '/api/admin/memberships/:membershipId/estate',
  roles: [],
  needsFreshSignIn: true,
  summary: 'Record that an estate holds a seat, and who represents it; the same rules apply to it',
  params: membershipParams,
  body: estate,
  response: z.object({ saved: z.literal(true) }),
  errors: ['MEMBERSHIP_NOT_FOUND'],
});

export const inviteExecutorCall = adminCall({
  method: 'POST',
  path: '/api/admin/memberships/:membershipId/estate/account',
  roles: [],
  needsFreshSignIn: true,
  summary:
    'Enter that who acts for an estate gets the account of the holder; a link goes to them once another admin has confirmed it',
  params: membershipParams,
  body: z.strictObject({ email }),
  response: z.object({ approvalId: z.uuid() }),
  errors: [
    'MEMBERSHIP_NOT_FOUND',
    'ESTATE_MISSING',
    'ESTATE_CHANGED',
    'HOLDER_IS_ADMIN',
    'EXECUTOR_ADDRESS_TAKEN',
    'OWN_BENEFIT',
  ],
});

export const takeOverAccountCall = defineCall({
  method: 'POST',
  path: '/api/estate-account',
  summary: 'Take over the account of a seat’s holder for their estate, by the link from the mail',
  tag: MEMBER_TAG,
  access: 'public',
  body: z.strictObject({ token: z.string().min(1).max(2_000), password }),
  response: z.object({ email: z.string() }),
  errors: ['EXECUTOR_LINK_ENDED', 'EXECUTOR_ADDRESS_TAKEN', 'WEAK_PASSWORD', 'PASSWORD_TOO_SHORT'],
});
