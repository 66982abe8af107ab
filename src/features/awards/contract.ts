import { z } from 'zod';
import { ACCEPTED_TYPES, MAX_DOCUMENT_BYTES } from '#features/documents/rules.ts';
import { bankDetailsFields, maskedDetails } from '#features/payouts/contract.ts';
import { PLAN_IDS } from '#features/plans/plans.ts';
import { defineCalls } from '#shared/api/call.ts';
import { requiredLine } from '#shared/api/fields.ts';
import { pageParameters, stateFilter, summedPageOf } from '#shared/api/paging.ts';
import {
  AWARD_ENDS,
  AWARD_STEPS,
  AWARD_TURNS,
  LISTED_AWARDS,
  MEMBER_PAPER_KINDS,
  MOVABLE_STEPS,
  PAPER_KINDS,
  REST_SOURCES,
} from './rules.ts';

const memberCall = defineCalls({ tag: 'Members', access: 'member' });
const adminCall = defineCalls({ tag: 'Admin: awards', access: 'admin', roles: ['treasurer'] });
const params = z.object({ id: z.uuid() });
const cents = z.number().int().min(0).max(1_000_000_000);

const home = z.object({
  address: z.string(),
  priceCents: z.number().int(),
  seller: z.string(),
  titleCompany: z.string(),
  /** The part of the price above the credit, and who pays it from what. */
  rest: z
    .object({
      cents: z.number().int(),
      payer: z.string().nullable(),
      source: z.enum(REST_SOURCES).nullable(),
    })
    .nullable(),
});

/** What the price leaves of the credit, and where it goes (rule 14). */
const surplus = z.object({
  surplus: z.number().int(),
  forExpenses: z.number().int(),
  prepaidInstalments: z.number().int(),
  creditToNext: z.number().int(),
  cash: z.number().int(),
});
export type Surplus = z.output<typeof surplus>;

/** What happened to an award; each reader's page says it in their language. */
const happening = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['selected', 'papersSent', 'returned']) }),
  z.object({ code: z.literal('homeChosen'), address: z.string() }),
  z.object({ code: z.literal('paid'), surplus: surplus.nullable() }),
  z.object({ code: z.literal('ended'), end: z.enum(AWARD_ENDS) }),
]);
export type Happening = z.output<typeof happening>;

const change = z.object({
  at: z.iso.datetime(),
  step: z.enum(AWARD_STEPS),
  turn: z.enum(AWARD_TURNS),
  by: z.enum(['member', 'admin', 'system']),
  /** Null for what an admin wrote, and in entries from before this was stored. */
  happening: happening.nullable(),
  reason: z.string(),
});

const paper = z.object({
  id: z.uuid(),
  kind: z.enum(PAPER_KINDS),
  name: z.string(),
  byteSize: z.number().int(),
  uploadedAt: z.iso.datetime(),
  link: z.string(),
});

/** An award as its member sees it. */
export const awardView = z.object({
  id: z.uuid(),
  membershipId: z.uuid(),
  groupName: z.string(),
  seat: z.number().int(),
  creditCents: z.number().int(),
  selectedOn: z.iso.date(),
  target: z.object({ from: z.iso.date(), until: z.iso.date() }),
  step: z.enum(AWARD_STEPS),
  turn: z.enum(AWARD_TURNS),
  stepTarget: z.iso.date().nullable(),
  daysLate: z.number().int(),
  end: z.enum(AWARD_ENDS).nullable(),
  /** Money of the winning bid was returned: the credit cannot be used until it is paid again. */
  isHeld: z.boolean(),
  paidOn: z.iso.date().nullable(),
  home: home.nullable(),
  expensesCents: z.number().int(),
  surplus: surplus.nullable(),
  papers: z.array(paper),
  changes: z.array(change),
});
export type AwardView = z.output<typeof awardView>;

export const listOwnAwardsCall = memberCall({
  method: 'GET',
  path: '/api/awards',
  summary: 'One’s own awards, from being selected to the paid home',
  response: z.array(awardView),
});

export const uploadPaperCall = memberCall({
  method: 'PUT',
  path: '/api/awards/:id/papers/:uploadId',
  summary: 'Upload a paper for an award; a repeat of the same upload returns the same paper',
  params: params.extend({ uploadId: z.uuid() }),
  query: z.object({ kind: z.enum(MEMBER_PAPER_KINDS), name: z.string().max(1_000) }),
  upload: { contentTypes: ['application/octet-stream'], maxBytes: MAX_DOCUMENT_BYTES },
  response: paper,
  errors: ['AWARD_NOT_FOUND', 'AWARD_ENDED', 'TOO_MANY_PAPERS', 'UNSUPPORTED_DOCUMENT'],
});

export const openPaperCall = memberCall({
  method: 'GET',
  path: '/api/award-papers/:id/file',
  summary: 'Open a paper of one’s own award, or as an admin; an admin’s opening is recorded',
  params,
  response: z.custom<Response>(),
  responseTypes: Object.keys(ACCEPTED_TYPES),
  errors: ['AWARD_NOT_FOUND'],
});

export const sendPapersCall = memberCall({
  method: 'POST',
  path: '/api/awards/:id/papers-sent',
  summary: 'Say that the papers are complete; the cooperative looks at them next',
  params,
  response: awardView,
  errors: ['AWARD_NOT_FOUND', 'AWARD_ENDED', 'NOT_YOUR_TURN', 'PAPERS_MISSING'],
});

export const chooseHomeCall = memberCall({
  method: 'POST',
  path: '/api/awards/:id/home',
  summary: 'Choose the home: address, price, seller and title company',
  params,
  body: z.strictObject({
    address: requiredLine('Please enter the address', 300),
    priceCents: cents.min(1, { error: 'Please enter the price' }),
    seller: requiredLine('Please enter who sells it', 200),
    titleCompany: requiredLine('Please enter the title company', 200),
    /** Both are needed for a price above the credit. */
    restPayer: requiredLine('Please say who pays the rest', 200).optional(),
    restSource: z.enum(REST_SOURCES).optional(),
  }),
  response: awardView,
  errors: [
    'AWARD_NOT_FOUND',
    'AWARD_ENDED',
    'NOT_YOUR_TURN',
    'REST_NOT_EXPLAINED',
    'FUNDS_MISSING',
    'CREDIT_SPENT',
  ],
});

export const adminAwardView = awardView.extend({
  userId: z.uuid(),
  memberName: z.string(),
  memberEmail: z.string(),
  titleAccount: maskedDetails.nullable(),
  planId: z.enum(PLAN_IDS),
  /** The first and the last instalment still owed, which a surplus would prepay. */
  owed: z.object({ first: z.number().int(), last: z.number().int() }),
  /** What of the credit was paid out to the member before the bank returned the price. */
  paidOut: z.object({ forExpenses: z.number().int(), cash: z.number().int() }),
});
export type AdminAwardView = z.output<typeof adminAwardView>;

const awardFilter = stateFilter(LISTED_AWARDS);

export const listAwardsCall = adminCall({
  method: 'GET',
  path: '/api/admin/awards',
  roles: ['treasurer', 'reviewer'],
  summary: 'Open awards, whose step is due first in front, then those finished last; page by page',
  query: z.object({ ...awardFilter, ...pageParameters }),
  response: summedPageOf(adminAwardView),
});

export const exportAwardsCall = adminCall({
  method: 'GET',
  path: '/api/admin/awards.csv',
  roles: ['treasurer', 'reviewer'],
  needsFreshSignIn: true,
  summary: 'The awards that match, as a CSV file',
  query: z.object(awardFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});

export const moveAwardCall = adminCall({
  method: 'POST',
  path: '/api/admin/awards/:id/move',
  needsFreshSignIn: true,
  summary: 'Move an award to a step, say whose turn it is and why; the closing owes the price',
  params,
  body: z.strictObject({
    step: z.enum(MOVABLE_STEPS, { error: 'Please choose a step' }),
    turn: z.enum(AWARD_TURNS, { error: 'Please choose whose turn it is' }),
    reason: requiredLine('Please say why: the member reads it', 500),
    /** The final price and the documented expenses, as the title company confirms them. */
    priceCents: cents.min(1).optional(),
    expensesCents: cents.optional(),
  }),
  response: adminAwardView,
  errors: [
    'AWARD_NOT_FOUND',
    'AWARD_ENDED',
    'HOME_MISSING',
    'REST_NOT_EXPLAINED',
    'FUNDS_MISSING',
    'CREDIT_SPENT',
    'AWARD_ON_HOLD',
    'PAYOUT_UNDER_WAY',
    'OWN_BENEFIT',
  ],
});

export const uploadOfficePaperCall = adminCall({
  method: 'PUT',
  path: '/api/admin/awards/:id/papers/:uploadId',
  roles: ['treasurer', 'reviewer'],
  summary: 'Add a paper to an award, such as the appraisal; the member reads it too',
  params: params.extend({ uploadId: z.uuid() }),
  query: z.object({ kind: z.enum(PAPER_KINDS), name: z.string().max(1_000) }),
  upload: { contentTypes: ['application/octet-stream'], maxBytes: MAX_DOCUMENT_BYTES },
  response: paper,
  errors: [
    'AWARD_NOT_FOUND',
    'AWARD_ENDED',
    'TOO_MANY_PAPERS',
    'UNSUPPORTED_DOCUMENT',
    'OWN_BENEFIT',
  ],
});

export const saveTitleAccountCall = adminCall({
  method: 'PUT',
  path: '/api/admin/awards/:id/title-account',
  summary:
    'Enter the account of the title company; money goes there three days later at the soonest',
  needsFreshSignIn: true,
  params,
  body: bankDetailsFields,
  response: maskedDetails,
  errors: ['AWARD_NOT_FOUND', 'AWARD_ENDED', 'OWN_BENEFIT'],
});
