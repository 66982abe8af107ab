import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { openBid } from '#features/bids/open-bid.ts';
import { drawOrders } from '#features/draws/draw-orders.ts';
import { type DrawList, hashListFile } from '#features/draws/list-file.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { hashChain, QUICKNET, roundOf } from '#shared/beacon-chain.ts';
import { verifyBeacon } from '#shared/verify-beacon.ts';
import type { PublicAssembly } from './contract.ts';
import { decideAssembly } from './decide-assembly.ts';
import type { OpenedBid } from './rank-bids.ts';

export const CHECKS = ['list', 'round', 'beacon', 'orders', 'bids', 'result'] as const;
export type CheckName = (typeof CHECKS)[number];

export type CheckStep = {
  readonly name: CheckName;
  readonly state: 'running' | 'right' | 'wrong';
  /** What was computed here, or what differs. */
  readonly detail: string;
};

/** The signature of the round as somebody else published it; undefined when nobody could be asked. */
export type FetchedBeacon = { readonly relay: string; readonly signature: string } | undefined;

type Tell = (step: CheckStep) => void;

/**
 * Repeats an assembly from what was published and compares, step by step. It believes nothing of
 * the answer but the list, the sealed bids and the books, which were public before the round.
 */
export function checkAssembly(
  assembly: PublicAssembly,
  fetched: FetchedBeacon,
  tell: Tell,
): boolean {
  const { listFile, books, signature } = assembly;
  if (!listFile || !books || !signature) throw new Error('The assembly has not been held.');
  const run = (name: CheckName, work: () => string): boolean => {
    tell({ name, state: 'running', detail: '' });
    try {
      tell({ name, state: 'right', detail: work() });
      return true;
    } catch (error) {
      tell({ name, state: 'wrong', detail: (error as Error).message });
      return false;
    }
  };
  const opened: OpenedBid[] = [];
  const results = [
    run('list', () => checkList(assembly, listFile)),
    run('round', () => checkRound(assembly)),
    run('beacon', () => checkBeacon(assembly, fetched, signature)),
    run('orders', () => checkOrders(assembly, listFile, signature)),
    run('bids', () => checkBids(assembly, listFile, signature, opened, tell)),
    run('result', () => checkResult(assembly, listFile, opened)),
  ];
  return results.every(Boolean);
}

function checkList({ fileSha256, group, month, chain, round }: PublicAssembly, text: string) {
  const list = readListFile(text);
  same(hashListFile(text), fileSha256, 'hash of the list');
  const isOurs =
    list.group === group && list.month === month && list.chain === chain && list.round === round;
  if (!isOurs) throw new Error('The list belongs to another assembly.');
  return `SHA-256 ${fileSha256}`;
}

function checkRound({ chainInfo, chain, heldAt, round }: PublicAssembly) {
  same(hashChain(chainInfo), chain, 'hash of the chain');
  same(roundOf(chainInfo, new Date(heldAt)), round, 'round of this instant');
  const isPublic = chain === QUICKNET.hash && chainInfo.publicKey === QUICKNET.publicKey;
  return `Round ${round} of ${isPublic ? "drand's public chain quicknet" : 'the sandbox chain, which proves nothing about real draws'}`;
}

function checkBeacon(assembly: PublicAssembly, fetched: FetchedBeacon, published: string) {
  if (fetched) same(fetched.signature, published, `signature at ${fetched.relay}`);
  const beacon = verifyBeacon(assembly.chainInfo, assembly.round, published);
  same(beacon.randomness, assembly.randomness, 'randomness');
  const source = fetched
    ? `fetched from ${fetched.relay}`
    : 'no relay could be reached, so the published signature was verified';
  return `Signature true, ${source}`;
}

function checkOrders(assembly: PublicAssembly, text: string, signature: string) {
  const randomness = bytesToHex(sha256(hexToBytes(signature)));
  const draw = drawOrders(text, randomness);
  same(draw.seed, assembly.seed, 'seed');
  same(draw.lottery.join(), assembly.lottery.join(), 'order of the lottery');
  same(draw.bidTie.join(), assembly.bidTie.join(), 'order of equal bids');
  return `Seed ${draw.seed}`;
}

function checkBids(
  assembly: PublicAssembly,
  text: string,
  signature: string,
  opened: OpenedBid[],
  tell: Tell,
) {
  const list: DrawList = readListFile(text);
  const files = new Map(assembly.sealedBids.map((bid) => [bid.seat, bid.file]));
  same(assembly.openedBids.length, list.bids.length, 'number of bids');
  for (const [index, { seat, sha256: hash }] of list.bids.entries()) {
    tell({ name: 'bids', state: 'running', detail: `${index} of ${list.bids.length}` });
    const file = Uint8Array.from(atob(files.get(seat) ?? ''), (sign) => sign.charCodeAt(0));
    same(bytesToHex(sha256(file)), hash, `hash of the bid of seat ${seat}`);
    const { group, month, chain, round } = list;
    const verdict = openBid(file, { group, month, chain, round, seat }, signature);
    const told = assembly.openedBids.find((bid) => bid.seat === seat);
    same(verdict.status, told?.status, `verdict on the bid of seat ${seat}`);
    same(verdict.amount, told?.amount, `amount of the bid of seat ${seat}`);
    opened.push({ seat, sha256: hash, verdict });
  }
  return list.bids.length === 0 ? 'Nobody bid' : `${list.bids.length} opened`;
}

function checkResult(assembly: PublicAssembly, text: string, opened: readonly OpenedBid[]) {
  const { plan, books, randomness } = assembly;
  if (!books || !randomness) throw new Error('The assembly has not been held.');
  const decision = decideAssembly({
    planId: plan,
    list: readListFile(text),
    draw: drawOrders(text, randomness),
    opened,
    books,
  });
  const shown = (picks: readonly { kind: string; seat: number }[]) =>
    picks.map(({ kind, seat }) => `${kind} ${seat}`).join(', ') || 'nobody';
  // Each bid that was not paid may be followed by one more pick; there is no other reason for one.
  const unpaid = assembly.picks.filter(({ status }) => status === 'unpaid').length;
  const first = assembly.picks.slice(
    0,
    Math.max(decision.picks.length, assembly.picks.length - unpaid),
  );
  same(shown(decision.picks), shown(first), 'picks');
  const seats = (refunds: readonly { seat: number }[]) => refunds.map(({ seat }) => seat).join();
  same(seats(decision.refundsDrawn), seats(assembly.refundsDrawn), 'cancelled seats drawn');
  return shown(decision.picks);
}

function same(found: unknown, published: unknown, what: string): void {
  if (found !== published) {
    throw new Error(`The ${what} differs: here ${String(found)}, published ${String(published)}.`);
  }
}
