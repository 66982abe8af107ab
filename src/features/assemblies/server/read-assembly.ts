import { readReceiptChain, readSealedBids } from '#features/bids/server/read-bids.ts';
import { drawOrders } from '#features/draws/draw-orders.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import type { Context } from '#platform/context.ts';
import type { PublicAssembly } from '../contract.ts';
import { assemblyErrors } from '../errors.ts';
import type { Books } from '../holding/books.ts';
import { hashBooks } from '../holding/books-file.ts';
import { findPicks } from '../holding/server/pick-queries.ts';
import { findRefundsOf } from '../holding/server/refund-queries.ts';
import { writeMinutes } from '../holding/write-minutes.ts';
import { PRIVATE_ALARMS } from '../rules.ts';
import { findAlarms, findByName, findStatusByName } from './queries.ts';
import type { AssemblyRow } from './tables.ts';

/** Everything public about an assembly; nothing appears before its step has happened. */
export async function readAssembly(
  context: Pick<Context, 'db' | 'beacon'>,
  { group, month }: { group: string; month: number },
): Promise<PublicAssembly> {
  const row = await findByName(context.db, { groupCode: group, month });
  if (!row) throw assemblyErrors.ASSEMBLY_NOT_FOUND();
  const picks = await findPicks(context.db, row.id);
  const alarms = await findAlarms(context.db, [row.id]);
  const refunds = await findRefundsOf(context.db, row.id);
  const facts = {
    ...calendarOf(row),
    relays: [...context.beacon.relays],
    ...(await listOf(context, row)),
    ...drawOf(row),
    refundsDrawn: refunds.map(({ seat, cents }) => ({ seat, cents })),
    picks: picks.map((pick) => ({
      number: pick.number,
      kind: pick.kind,
      seat: pick.seat,
      status: pick.status,
      instalments: pick.instalments,
      decidedAt: pick.decidedAt.toISOString(),
      startBy: pick.startBy?.toISOString() ?? null,
      payBy: pick.payBy?.toISOString() ?? null,
      settledAt: pick.settledAt?.toISOString() ?? null,
      available: pick.availableCents,
      passed: pick.passed,
      leftSeats: pick.leftSeats,
    })),
    alarms: alarms
      .filter(({ kind }) => !PRIVATE_ALARMS.includes(kind))
      .map(({ kind, raisedAt, clearedAt }) => ({
        kind,
        raisedAt: raisedAt.toISOString(),
        clearedAt: clearedAt?.toISOString() ?? null,
      })),
  };
  return { ...facts, minutes: writeMinutes(facts) };
}

/** The status of an assembly, for polling. */
export async function readAssemblyStatus(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { group, month }: { group: string; month: number },
) {
  const found = await findStatusByName(db, { groupCode: group, month });
  if (!found) throw assemblyErrors.ASSEMBLY_NOT_FOUND();
  const { status, heldAt } = found;
  return { status, heldAt: heldAt.toISOString(), now: clock.now().toISOString() };
}

function calendarOf(row: AssemblyRow) {
  return {
    group: row.groupCode,
    plan: row.planId,
    month: row.month,
    rules: row.ruleVersion,
    status: row.status,
    opensAt: row.opensAt.toISOString(),
    cutOffAt: row.cutOffAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    heldAt: row.heldAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    drawnAt: row.drawnAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    chain: row.chain.hash,
    chainInfo: row.chain,
    round: row.round,
    postponements: row.postponements,
  };
}

/** Before the close, neither the list nor who bids is public. */
async function listOf({ db }: Pick<Context, 'db'>, row: AssemblyRow) {
  const { listText, listSha256, books } = row;
  if (!listText) {
    return {
      listFile: null,
      fileSha256: null,
      books: null,
      booksSha256: null,
      sealedBids: [],
      receipts: [],
    };
  }
  const listed = new Set(readListFile(listText).bids.map(({ sha256 }) => sha256));
  const sealed = await readSealedBids(db, row.id);
  return {
    listFile: listText,
    fileSha256: listSha256,
    books: books && publicBooks(books),
    booksSha256: books && hashBooks({ group: row.groupCode, month: row.month }, books),
    sealedBids: sealed
      .filter(({ sha256 }) => listed.has(sha256))
      .map(({ seat, sha256, file }) => ({
        seat,
        sha256,
        file: Buffer.from(file).toString('base64'),
      })),
    receipts: await readReceiptChain(db, row.id),
  };
}

function publicBooks({ bidLimits, ...books }: Books): NonNullable<PublicAssembly['books']> {
  return {
    ...books,
    refundsOwed: [...books.refundsOwed],
    cancelled: [...books.cancelled],
    bidsPassedOn: [...books.bidsPassedOn],
    ...(bidLimits ? { bidLimits: [...bidLimits] } : {}),
  };
}

function drawOf({ listText, signature, randomness, opened, decision }: AssemblyRow) {
  const draw = listText && randomness ? drawOrders(listText, randomness) : undefined;
  return {
    signature,
    randomness,
    seed: draw?.seed ?? null,
    lottery: [...(draw?.lottery ?? [])],
    bidTie: [...(draw?.bidTie ?? [])],
    openedBids: (opened ?? []).map(({ seat, sha256, verdict }) => ({
      seat,
      sha256,
      status: verdict.status,
      amount: verdict.amount,
      reason: verdict.status === 'void' ? verdict.reason : null,
    })),
    refundsPaid: [...(decision?.refundsBefore ?? []), ...(decision?.refundsAfter ?? [])],
  };
}
