import { z } from 'zod';
import { VOID_REASONS } from '#features/bids/open-bid.ts';
import { GROUP_NAME } from '#features/draws/list-file.ts';
import { PLAN_IDS } from '#features/plans/plans.ts';
import { defineCall, defineCalls } from '#shared/api/call.ts';
import { pageOf, pageParameters } from '#shared/api/paging.ts';
import { ALARM_KINDS, ASSEMBLY_STATUSES, PICK_KINDS, PICK_STATUSES } from './rules.ts';

const TAG = 'Assemblies';
const publicCall = defineCalls({ tag: TAG, access: 'public' });
const memberCall = defineCalls({ tag: TAG, access: 'member' });
const moment = z.iso.datetime();
const hex = z.string();
const cents = z.number().int();
const refund = z.object({ seat: z.number().int(), cents });

export const assemblyParams = z.object({
  group: z.string().regex(GROUP_NAME, 'This is not the name of a group'),
  month: z.coerce.number().int().min(1).max(240),
});

/** Everything public about an assembly; it has seats, never names. Amounts are cents. */
export const publicAssembly = z.object({
  group: z.string(),
  plan: z.enum(PLAN_IDS),
  month: z.number().int(),
  rules: z.number().int(),
  status: z.enum(ASSEMBLY_STATUSES),
  opensAt: moment,
  cutOffAt: moment,
  closesAt: moment,
  heldAt: moment,
  closedAt: moment.nullable(),
  drawnAt: moment.nullable(),
  finishedAt: moment.nullable(),
  /** The beacon chain, and the relays that serve its rounds. */
  chain: hex,
  chainInfo: z.object({
    hash: hex,
    publicKey: hex,
    periodSeconds: z.number(),
    genesisTime: z.number(),
    groupHash: hex,
    beaconId: z.string(),
  }),
  relays: z.array(z.string()),
  round: z.number().int(),
  /** Missed times and rounds, when the list closed too late; bids for them do not count. */
  postponements: z.array(
    z.object({ at: moment, closesAt: moment, heldAt: moment, round: z.number().int() }),
  ),
  /** After the close: list file, hash, books, every sealed bid and every receipt. */
  listFile: z.string().nullable(),
  fileSha256: hex.nullable(),
  books: z
    .object({
      credit: cents,
      available: cents,
      awardsMade: z.number().int(),
      waiting: z.number().int(),
      refundsOwed: z.array(refund),
      cancelled: z.array(refund),
      /** Eligible seats whose last bid does not count, because an earlier holder placed it. */
      bidsPassedOn: z.array(z.number().int()),
      /** Unpaid instalments of each bidding seat; absent in assemblies of earlier versions. */
      bidLimits: z.array(z.object({ seat: z.number().int(), unpaid: z.number().int() })).optional(),
    })
    .nullable(),
  /** SHA-256 of the books' text, which the list's mail contains; absent in older files. */
  booksSha256: hex.nullable().default(null),
  sealedBids: z.array(z.object({ seat: z.number().int(), sha256: hex, file: z.base64() })),
  receipts: z.array(z.object({ text: z.string(), signature: hex, publicKey: hex })),
  /** After the round: its signature, what follows from it, and the opened bids. */
  signature: hex.nullable(),
  randomness: hex.nullable(),
  seed: hex.nullable(),
  lottery: z.array(z.number().int()),
  bidTie: z.array(z.number().int()),
  openedBids: z.array(
    z.object({
      seat: z.number().int(),
      sha256: hex,
      status: z.enum(['valid', 'withdrawn', 'void']),
      amount: z.number().int().nullable(),
      reason: z.enum(VOID_REASONS).nullable(),
    }),
  ),
  picks: z.array(
    z.object({
      number: z.number().int(),
      kind: z.enum(PICK_KINDS),
      seat: z.number().int(),
      status: z.enum(PICK_STATUSES),
      instalments: z.number().int().nullable(),
      decidedAt: moment,
      startBy: moment.nullable(),
      payBy: moment.nullable(),
      settledAt: moment.nullable(),
      /** Inputs of the decision: money in the fund, and places passed in the lottery's order. */
      available: cents,
      passed: z.number().int(),
      /** Of a later pick: listed seats that had left by then. */
      leftSeats: z.array(z.number().int()),
    }),
  ),
  /** Refunds that the fund covered in this assembly, and cancelled seats drawn in it. */
  refundsPaid: z.array(refund),
  refundsDrawn: z.array(refund),
  alarms: z.array(
    z.object({ kind: z.enum(ALARM_KINDS), raisedAt: moment, clearedAt: moment.nullable() }),
  ),
  minutes: z.array(z.string()),
});
export type PublicAssembly = z.output<typeof publicAssembly>;

export const readAssemblyCall = publicCall({
  method: 'GET',
  path: '/api/groups/:group/assemblies/:month',
  summary: 'An assembly with everything needed to check it',
  params: assemblyParams,
  response: publicAssembly,
  errors: ['ASSEMBLY_NOT_FOUND'],
});

/** What a check needs of an earlier assembly: its list, and seats awarded or drawn for a refund. */
const pastAssembly = z.object({
  month: z.number().int(),
  listFile: z.string(),
  awarded: z.array(z.number().int()),
  refundsDrawn: z.array(z.number().int()),
});
export type PastAssembly = z.output<typeof pastAssembly>;
export const pastAssemblies = z.array(pastAssembly);

export const listPastAssembliesCall = publicCall({
  method: 'GET',
  path: '/api/groups/:group/lists',
  summary: 'The lists of all assemblies of a group that are closed, each naming the one before',
  params: assemblyParams.pick({ group: true }),
  response: pastAssemblies,
});

/** For pages that wait for the draw: small enough to poll every two seconds. */
export const readAssemblyStatusCall = publicCall({
  method: 'GET',
  path: '/api/groups/:group/assemblies/:month/status',
  summary: 'How far an assembly is, and what our clock says',
  params: assemblyParams,
  response: z.object({ status: z.enum(ASSEMBLY_STATUSES), heldAt: moment, now: moment }),
  errors: ['ASSEMBLY_NOT_FOUND'],
});

const receipt = z.object({
  number: z.number().int(),
  sha256: hex,
  receivedAt: moment,
  text: z.string(),
  signature: hex,
  publicKey: hex,
});

/** What a member sees of their next assembly. */
export const memberAssembly = z.object({
  membershipId: z.uuid(),
  group: z.string(),
  seat: z.number().int(),
  plan: z.enum(PLAN_IDS),
  status: z.string(),
  /** The server's time, the reference for countdowns. */
  now: moment,
  next: z
    .object({
      id: z.uuid(),
      month: z.number().int(),
      status: z.enum(ASSEMBLY_STATUSES),
      opensAt: moment,
      cutOffAt: moment,
      closesAt: moment,
      heldAt: moment,
      chainInfo: publicAssembly.shape.chainInfo,
      round: z.number().int(),
      isPaidUp: z.boolean(),
      /** Why the seat cannot bid; null when it can. */
      bidRefusal: z
        .enum(['closed', 'not-active', 'too-late-in-term', 'too-few-left', 'barred'])
        .nullable(),
      barredUntilMonth: z.number().int().nullable(),
      bidMin: z.number().int(),
      bidMax: z.number().int(),
      eligibleSeats: z.number().int(),
      isPostponed: z.boolean(),
      receipts: z.array(receipt.extend({ isCounting: z.boolean() })),
    })
    .nullable(),
  heldBid: z
    .object({
      month: z.number().int(),
      instalments: z.number().int(),
      startBy: moment,
      payBy: moment,
      isStarted: z.boolean(),
    })
    .nullable(),
  history: z.array(
    z.object({
      month: z.number().int(),
      status: z.enum(ASSEMBLY_STATUSES),
      heldAt: moment,
      picks: z.array(
        z.object({
          kind: z.enum(PICK_KINDS),
          seat: z.number().int(),
          status: z.enum(PICK_STATUSES),
          instalments: z.number().int().nullable(),
        }),
      ),
    }),
  ),
});
export type MemberAssembly = z.output<typeof memberAssembly>;

export const listMemberAssembliesCall = memberCall({
  method: 'GET',
  path: '/api/members/assemblies',
  summary: "The signed-in member's seats: next assembly, receipts and history",
  response: z.array(memberAssembly),
});

/** Why a seat is on a list or not. Only for its holder, because payments are private. */
export const SEAT_STANDINGS = [
  'listed',
  'selected-before',
  'cancelled',
  'not-paid-up',
  'not-held-then',
  'unknown',
] as const;
export type SeatStanding = (typeof SEAT_STANDINGS)[number];

export const readSeatStandingCall = memberCall({
  method: 'GET',
  path: '/api/members/assemblies/:group/:month/standing',
  summary: "Whether the signed-in member's seats are on an assembly's list, and why not",
  params: assemblyParams,
  response: z.array(z.object({ seat: z.number().int(), standing: z.enum(SEAT_STANDINGS) })),
  errors: ['ASSEMBLY_NOT_FOUND'],
});

export const placeSealedBidCall = memberCall({
  method: 'POST',
  path: '/api/members/assemblies/:id/bids',
  summary: 'Place, replace or withdraw a sealed bid; only its member can know what it says',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    membershipId: z.uuid(),
    /** The sealed file, base64. */
    file: z.base64().max(2_000, 'This file is too large for a bid'),
  }),
  response: receipt.pick({ text: true, signature: true, publicKey: true }),
  status: 201,
  errors: [
    'BIDDING_NOT_FOUND',
    'BIDDING_CLOSED',
    'BID_NOT_VALID',
    'BID_SEEN_BEFORE',
    'TOO_MANY_BIDS',
    'SEAT_NOT_YOURS',
    'BIDDER_BARRED',
    'BIDDING_OVER',
  ],
});

export const adminAssembly = z.object({
  group: z.string(),
  month: z.number().int(),
  status: z.enum(ASSEMBLY_STATUSES),
  closesAt: moment,
  heldAt: moment,
  /** How many seats have a sealed bid; the amounts are unknown until the round. */
  bidders: z.number().int(),
  picks: z.number().int(),
  /** Bids that have to be paid, including those whose payment was returned. */
  openBids: z.array(
    z.object({
      pickId: z.uuid(),
      seat: z.number().int(),
      instalments: z.number().int(),
      amountCents: z.number().int(),
      payBy: moment,
    }),
  ),
  alarms: z.array(
    z.object({
      kind: z.enum(ALARM_KINDS),
      detail: z.string(),
      raisedAt: moment,
      clearedAt: moment.nullable(),
    }),
  ),
});
export type AdminAssembly = z.output<typeof adminAssembly>;

export const listAdminAssembliesCall = defineCall({
  method: 'GET',
  path: '/api/admin/assemblies',
  summary:
    'The calendar of all groups: assemblies with an alarm, those not finished, and each last one; page by page',
  tag: TAG,
  access: 'admin',
  query: z.object(pageParameters),
  response: pageOf(adminAssembly),
});
