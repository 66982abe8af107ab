import { z } from 'zod';
import { PLAN_IDS } from '#features/plans/plans.ts';
import { defineCalls } from '#shared/api/call.ts';
import { assemblyParams, hex, moment, publicAssembly, TAG } from '../contract.ts';
import { ASSEMBLY_STATUSES, PICK_KINDS, PICK_STATUSES } from '../rules.ts';

const memberCall = defineCalls({ tag: TAG, access: 'member' });

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
      /** Those, and active seats that were on the last list: who usually pays in time. */
      expectedSeats: z.number().int(),
      paid: z.number().int(),
      prepaid: z.number().int(),
      unappliedCents: z.number().int(),
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
  /** Bids of the last twelve assemblies, as they were published. */
  pastBids: z.array(
    z.object({
      month: z.number().int(),
      winning: z.number().int().nullable(),
      availableCents: z.number().int(),
    }),
  ),
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
