import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { openBid } from '#features/bids/open-bid.ts';
import { drawOrders } from '#features/draws/draw-orders.ts';
import { hashListFile, NO_PREVIOUS } from '#features/draws/list-file.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { hashChain, QUICKNET, roundOf, timeOfRound } from '#shared/beacon-chain.ts';
import { verifyBeacon } from '#shared/verify-beacon.ts';
import { unpaidAtClose } from '../holding/books.ts';
import { decideAssembly } from '../holding/decide-assembly.ts';
import type { OpenedBid } from '../holding/rank-bids.ts';
import type { Fetched, HeldAssembly, Tell } from './check-step.ts';
import { requireSame } from './require-same.ts';

/** With more bids than this the check shows how far it is. */
export const BIDS_WITH_PROGRESS = 20;

export function checkList(assembly: HeldAssembly): string {
  const { fileSha256, group, month, chain, round, listFile, chainInfo, closedAt } = assembly;
  const list = readListFile(listFile);
  requireSame(hashListFile(listFile), fileSha256, 'hash of the list');
  const isOurs =
    list.group === group && list.month === month && list.chain === chain && list.round === round;
  if (!isOurs) throw new Error('The list belongs to another assembly.');
  if (!closedAt || new Date(closedAt) >= timeOfRound(chainInfo, round)) {
    throw new Error('The list was closed after the round was public.');
  }
  return `SHA-256 ${fileSha256}`;
}

/** Each list names the hash of the one before, so that no month can be exchanged later. */
export function checkPrevious({ listFile, month, group }: HeldAssembly, previous?: string): string {
  const named = readListFile(listFile).previous;
  if (month === 1) {
    requireSame(NO_PREVIOUS, named, 'mark of the first assembly');
    return 'The first assembly of this group';
  }
  if (!previous) throw new Error(`The list of month ${month - 1} could not be fetched.`);
  const before = readListFile(previous);
  requireSame(
    `${before.group} ${before.month}`,
    `${group} ${month - 1}`,
    'list of the month before',
  );
  requireSame(hashListFile(previous), named, 'hash of the list of the month before');
  return `SHA-256 of assembly ${month - 1}: ${named}`;
}

export function checkRound({ chainInfo, chain, heldAt, round }: HeldAssembly): string {
  requireSame(hashChain(chainInfo), chain, 'hash of the chain');
  requireSame(roundOf(chainInfo, new Date(heldAt)), round, 'round of this instant');
  const isPublic = chain === QUICKNET.hash && chainInfo.publicKey === QUICKNET.publicKey;
  return `Round ${round} of ${isPublic ? "drand's public chain quicknet" : 'the sandbox chain: it proves nothing about real draws'}`;
}

export function checkBeacon(assembly: HeldAssembly, fetched: Fetched['beacon']): string {
  const { signature } = assembly;
  if (fetched) requireSame(fetched.signature, signature, `signature at ${fetched.relay}`);
  const beacon = verifyBeacon(assembly.chainInfo, assembly.round, signature);
  requireSame(beacon.randomness, assembly.randomness, 'randomness');
  const source = fetched
    ? `fetched from ${fetched.relay}`
    : 'as published: no relay could be reached';
  return `Signature true, ${source}`;
}

export function checkOrders(assembly: HeldAssembly): string {
  const randomness = bytesToHex(sha256(hexToBytes(assembly.signature)));
  const draw = drawOrders(assembly.listFile, randomness);
  requireSame(draw.seed, assembly.seed, 'seed');
  requireSame(draw.lottery.join(), assembly.lottery.join(), 'order of the lottery');
  requireSame(draw.bidTie.join(), assembly.bidTie.join(), 'order of equal bids');
  return `Seed ${draw.seed}`;
}

export function checkBids(assembly: HeldAssembly, opened: OpenedBid[], tell: Tell): string {
  const list = readListFile(assembly.listFile);
  const total = list.bids.length;
  const files = new Map(assembly.sealedBids.map((bid) => [bid.seat, bid.file]));
  requireSame(assembly.openedBids.length, total, 'number of bids');
  for (const [index, { seat, sha256: hash }] of list.bids.entries()) {
    const progress = total > BIDS_WITH_PROGRESS ? { progress: index / total } : {};
    tell({ name: 'bids', state: 'running', detail: `${index} of ${total}`, ...progress });
    const file = Uint8Array.from(atob(files.get(seat) ?? ''), (sign) => sign.charCodeAt(0));
    requireSame(bytesToHex(sha256(file)), hash, `hash of the bid of seat ${seat}`);
    const { group, month, chain, round } = list;
    const slot = { group, month, chain, round, seat };
    const unpaid = unpaidAtClose(assembly.books, seat);
    const verdict = openBid(file, slot, assembly.signature, unpaid);
    const told = assembly.openedBids.find((bid) => bid.seat === seat);
    requireSame(verdict.status, told?.status, `verdict on the bid of seat ${seat}`);
    requireSame(verdict.amount, told?.amount, `amount of the bid of seat ${seat}`);
    opened.push({ seat, sha256: hash, verdict });
  }
  return total === 0 ? 'Nobody bid' : `${total} opened`;
}

/** Picks, refunds and the money each pick needed, as rule 6 makes them from list, bids and books. */
export function checkResult(assembly: HeldAssembly, opened: readonly OpenedBid[]): string {
  const { plan, books, listFile, randomness } = assembly;
  const decision = decideAssembly({
    planId: plan,
    list: readListFile(listFile),
    draw: drawOrders(listFile, randomness),
    opened,
    books,
  });
  // Each bid that was given up may be followed by one more pick; there is no other reason for one.
  const givenUp = assembly.picks.filter(
    ({ kind, status }) => kind === 'bid' && (status === 'unpaid' || status === 'left'),
  );
  const most = Math.max(decision.picks.length, assembly.picks.length - givenUp.length);
  const first = assembly.picks.slice(0, most);
  requireSame(shownPicks(decision.picks), shownPicks(first), 'picks');
  const paid = [...decision.refundsBefore, ...decision.refundsAfter];
  requireSame(shownRefunds(paid), shownRefunds(assembly.refundsPaid), 'refunds that are paid');
  const drawn = assembly.refundsDrawn.slice(0, decision.refundsDrawn.length);
  requireSame(shownRefunds(decision.refundsDrawn), shownRefunds(drawn), 'cancelled seats drawn');
  let available = decision.refundsBefore.reduce((left, { cents }) => left - cents, books.available);
  for (const [index, { seat, bid }] of decision.picks.entries()) {
    requireSame(available, first[index]?.available, `money in the fund for seat ${seat}`);
    available -= books.credit - (bid?.fund ?? 0);
  }
  return `${shownPicks(decision.picks)}; the fund covers it`;
}

const shownPicks = (picks: readonly { kind: string; seat: number }[]) =>
  picks.map(({ kind, seat }) => `${kind} ${seat}`).join(', ') || 'nobody';

const shownRefunds = (refunds: readonly { seat: number; cents: number }[]) =>
  refunds.map(({ seat, cents }) => `${seat} ${cents}`).join(', ') || 'none';
