import { z } from 'zod';
import { VOID_REASONS } from '#features/bids/open-bid.ts';
import { GROUP_NAME } from '#features/draws/list-file.ts';
import { PLAN_IDS } from '#features/plans/plans.ts';
import { defineCall, defineCalls } from '#shared/api/call.ts';
import { pageParameters, stateFilter, summedPageOf } from '#shared/api/paging.ts';
import {
  ALARM_KINDS,
  ASSEMBLY_STATUSES,
  LISTED_ASSEMBLIES,
  PICK_KINDS,
  PICK_STATUSES,
} from './rules.ts';

export const TAG = 'Assemblies';
const publicCall = defineCalls({ tag: TAG, access: 'public' });
export const moment = z.iso.datetime();
export const hex = z.string();
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

export const adminAssembly = z.object({
  /** The code in addresses, and the name that people read. */
  group: z.string(),
  groupName: z.string(),
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

const assemblyFilter = stateFilter(LISTED_ASSEMBLIES);

export const listAdminAssembliesCall = defineCall({
  method: 'GET',
  path: '/api/admin/assemblies',
  roles: ['treasurer'],
  summary:
    'The calendar of all groups: assemblies with an alarm, those not finished, and each last one; page by page',
  tag: TAG,
  access: 'admin',
  query: z.object({ ...assemblyFilter, ...pageParameters }),
  response: summedPageOf(adminAssembly),
});

export const exportAssembliesCall = defineCall({
  method: 'GET',
  path: '/api/admin/assemblies.csv',
  roles: ['treasurer'],
  needsFreshSignIn: true,
  summary: 'The assemblies that match, as a CSV file',
  tag: TAG,
  access: 'admin',
  query: z.object(assemblyFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});
