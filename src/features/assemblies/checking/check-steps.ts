import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { openBid } from '#features/bids/open-bid.ts';
import { drawOrders } from '#features/draws/draw-orders.ts';
import { hashListFile } from '#features/draws/list-file.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import type { PickKind } from '#features/program-rules/selection.ts';
import { hashChain, QUICKNET, roundOf, timeOfRound } from '#shared/beacon-chain.ts';
import { verifyBeacon } from '#shared/verify-beacon.ts';
import { unpaidAtClose } from '../holding/books.ts';
import { decideAssembly } from '../holding/decide-assembly.ts';
import type { OpenedBid } from '../holding/rank-bids.ts';
import type { Fetched, Found, HeldAssembly, Tell } from './check-step.ts';
import type { CheckTexts } from './check-texts.en.ts';
import { Difference, requireSame } from './require-same.ts';

/** With more bids than this, the check reports its progress. */
export const BIDS_WITH_PROGRESS = 20;

export function checkList(assembly: HeldAssembly, texts: CheckTexts): string {
  const { fileSha256, group, month, chain, round, listFile, chainInfo, closedAt } = assembly;
  const list = readListFile(listFile);
  requireSame(texts, hashListFile(listFile), fileSha256, texts.names.listHash);
  const isOurs =
    list.group === group && list.month === month && list.chain === chain && list.round === round;
  if (!isOurs) throw new Difference(texts.list.other);
  if (!closedAt || new Date(closedAt) >= timeOfRound(chainInfo, round)) {
    throw new Difference(texts.list.late);
  }
  return texts.list.right(fileSha256 ?? '');
}

/** Whether the chain is drand's public one, whose rounds nobody knows before their time. */
export const isQuicknet = ({ chain, chainInfo }: Pick<HeldAssembly, 'chain' | 'chainInfo'>) =>
  chain === QUICKNET.hash && chainInfo.publicKey === QUICKNET.publicKey;

/** Whether it is the sandbox's chain. Like every chain but Quicknet, it proves nothing. */
export const isSandbox = ({ chainInfo }: Pick<HeldAssembly, 'chainInfo'>) =>
  chainInfo.beaconId === 'sandbox';

export function checkRound(assembly: HeldAssembly, texts: CheckTexts): Found {
  const { chainInfo, chain, heldAt, round } = assembly;
  const { names, round: said } = texts;
  requireSame(texts, hashChain(chainInfo), chain, names.chainHash);
  requireSame(texts, roundOf(chainInfo, new Date(heldAt)), round, names.roundOfInstant);
  if (isQuicknet(assembly)) return said.quicknet(round);
  return { unproven: isSandbox(assembly) ? said.sandbox(round) : said.other(round, chain) };
}

export function checkBeacon(
  assembly: HeldAssembly,
  fetched: Fetched['beacon'],
  texts: CheckTexts,
): string {
  const { signature } = assembly;
  const { names, beacon: said } = texts;
  if (fetched) {
    requireSame(texts, fetched.signature, signature, names.signatureAt(fetched.relay));
  }
  const beacon = verifyBeacon(assembly.chainInfo, assembly.round, signature);
  requireSame(texts, beacon.randomness, assembly.randomness, names.randomness);
  return fetched ? said.fetched(fetched.relay) : said.published;
}

export function checkOrders(assembly: HeldAssembly, texts: CheckTexts): string {
  const { names } = texts;
  const randomness = bytesToHex(sha256(hexToBytes(assembly.signature)));
  const draw = drawOrders(assembly.listFile, randomness);
  requireSame(texts, draw.seed, assembly.seed, names.seed);
  requireSame(texts, draw.lottery.join(), assembly.lottery.join(), names.lottery);
  requireSame(texts, draw.bidTie.join(), assembly.bidTie.join(), names.bidTie);
  return texts.orders(draw.seed);
}

export function checkBids(
  assembly: HeldAssembly,
  opened: OpenedBid[],
  tell: Tell,
  texts: CheckTexts,
): string {
  const { names, bids: said } = texts;
  const list = readListFile(assembly.listFile);
  const total = list.bids.length;
  const files = new Map(assembly.sealedBids.map((bid) => [bid.seat, bid.file]));
  requireSame(texts, assembly.openedBids.length, total, names.bidCount);
  for (const [index, { seat, sha256: hash }] of list.bids.entries()) {
    const progress = total > BIDS_WITH_PROGRESS ? { progress: index / total } : {};
    tell({ name: 'bids', state: 'running', detail: said.progress(index, total), ...progress });
    const file = Uint8Array.from(atob(files.get(seat) ?? ''), (sign) => sign.charCodeAt(0));
    requireSame(texts, bytesToHex(sha256(file)), hash, names.bidHash(seat));
    const { group, month, chain, round } = list;
    const slot = { group, month, chain, round, seat };
    const unpaid = unpaidAtClose(assembly.books, seat);
    const verdict = openBid(file, slot, assembly.signature, unpaid);
    const told = assembly.openedBids.find((bid) => bid.seat === seat);
    requireSame(texts, verdict.status, told?.status, names.bidVerdict(seat));
    requireSame(texts, verdict.amount, told?.amount, names.bidAmount(seat));
    opened.push({ seat, sha256: hash, verdict });
  }
  return total === 0 ? said.nobody : said.opened(total);
}

/** Recomputes picks, refunds and the money of each pick from list, bids and books (rule 6). */
export function checkResult(
  assembly: HeldAssembly,
  opened: readonly OpenedBid[],
  texts: CheckTexts,
): string {
  const { names } = texts;
  const shownPicks = (picks: readonly { kind: PickKind; seat: number }[]) =>
    picks.map(({ kind, seat }) => texts.result.seat(texts.result.kinds[kind], seat)).join(', ') ||
    texts.result.nobody;
  const shownRefunds = (refunds: readonly { seat: number; cents: number }[]) =>
    refunds.map(({ seat, cents }) => `${seat} ${cents}`).join(', ') || texts.result.none;
  const { plan, books, listFile, randomness } = assembly;
  const decision = decideAssembly({
    planId: plan,
    list: readListFile(listFile),
    draw: drawOrders(listFile, randomness),
    opened,
    books,
  });
  // Only an expired bid can be followed by another pick, and by one at most.
  const givenUp = assembly.picks.filter(
    ({ kind, status }) => kind === 'bid' && (status === 'unpaid' || status === 'left'),
  );
  const most = Math.max(decision.picks.length, assembly.picks.length - givenUp.length);
  const first = assembly.picks.slice(0, most);
  requireSame(texts, shownPicks(decision.picks), shownPicks(first), names.picks);
  const paid = [...decision.refundsBefore, ...decision.refundsAfter];
  requireSame(texts, shownRefunds(paid), shownRefunds(assembly.refundsPaid), names.refundsPaid);
  const drawn = assembly.refundsDrawn.slice(0, decision.refundsDrawn.length);
  requireSame(texts, shownRefunds(decision.refundsDrawn), shownRefunds(drawn), names.refundsDrawn);
  let available = decision.refundsBefore.reduce((left, { cents }) => left - cents, books.available);
  for (const [index, { seat, bid }] of decision.picks.entries()) {
    requireSame(texts, available, first[index]?.available, names.fundFor(seat));
    available -= books.credit - (bid?.fund ?? 0);
  }
  return texts.result.right(shownPicks(decision.picks));
}
