import { hashListFile, NO_PREVIOUS } from '#features/draws/list-file.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import type { PastAssembly } from '../contract.ts';
import type { Found, HeldAssembly } from './check-step.ts';
import type { CheckTexts } from './check-texts.en.ts';
import { Difference, requireSame } from './require-same.ts';

/**
 * Each list contains the hash of the previous one, so that no month can be replaced later. Follows
 * this chain back as far as lists are available, and detects seats removed or selected twice.
 */
export function checkPast(
  assembly: HeldAssembly,
  past: readonly PastAssembly[] | undefined,
  texts: CheckTexts,
): Found {
  const { month, books } = assembly;
  const { names, previous: said } = texts;
  const list = readListFile(assembly.listFile);
  if (month === 1) {
    requireSame(texts, list.previous, NO_PREVIOUS, names.firstMark);
    requireSame(texts, books.awardsMade, 0, names.awards);
    return said.first;
  }
  const chain = followBack(assembly, past ?? [], texts);
  const [oldest] = chain;
  if (!oldest) return { unproven: said.none };
  requireNobodyStruck([...chain, { ...assembly, awarded: [], refundsDrawn: [] }], texts);
  const last = chain.at(-1) as PastAssembly;
  const here = new Set([...list.active, ...list.cancelled, ...last.awarded]);
  const missing = readListFile(last.listFile).active.filter((seat) => !here.has(seat));
  const notes = missing.length > 0 ? [said.missing(missing.join(', '))] : [];
  if (oldest.month > 1) return { unproven: [said.reachedOnly(oldest.month), ...notes].join(' ') };
  const made = chain.reduce((sum, { awarded }) => sum + awarded.length, 0);
  requireSame(texts, books.awardsMade, made, names.awards);
  return [said.reached, ...notes].join(' ');
}

/** The earlier assemblies whose lists match the chain of hashes, the oldest first. */
function followBack(
  { group, month, listFile }: HeldAssembly,
  past: readonly PastAssembly[],
  texts: CheckTexts,
): PastAssembly[] {
  const { names } = texts;
  const byMonth = new Map(past.map((each) => [each.month, each]));
  const chain: PastAssembly[] = [];
  let named = readListFile(listFile).previous;
  for (let at = month - 1; at >= 1; at -= 1) {
    const found = byMonth.get(at);
    if (!found) return chain;
    const list = readListFile(found.listFile);
    requireSame(texts, `${list.group} ${list.month}`, `${group} ${at}`, names.listOf(at));
    requireSame(texts, hashListFile(found.listFile), named, names.hashOf(at));
    named = list.previous;
    chain.unshift(found);
  }
  requireSame(texts, named, NO_PREVIOUS, names.firstMark);
  return chain;
}

/** A seat waiting for a refund stays listed until drawn; a selected seat is not listed again. */
function requireNobodyStruck(
  chain: readonly Pick<PastAssembly, 'month' | 'listFile' | 'awarded' | 'refundsDrawn'>[],
  { previous: said }: CheckTexts,
): void {
  const awarded = new Set<number>();
  let waiting: number[] = [];
  for (const { month, listFile, ...after } of chain) {
    const list = readListFile(listFile);
    const cancelled = new Set(list.cancelled);
    const struck = waiting.find((seat) => !cancelled.has(seat));
    if (struck !== undefined) throw new Difference(said.struck(struck, month));
    const again = list.active.find((seat) => awarded.has(seat));
    if (again !== undefined) throw new Difference(said.again(again, month));
    for (const seat of after.awarded) awarded.add(seat);
    waiting = list.cancelled.filter((seat) => !after.refundsDrawn.includes(seat));
  }
}
