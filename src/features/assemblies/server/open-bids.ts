import { setImmediate } from 'node:timers/promises';
import type { Executor } from '#db/executor.ts';
import { openBid } from '#features/bids/open-bid.ts';
import { slotOf } from '#features/bids/server/place-bid.ts';
import { readSealedBids } from '#features/bids/server/read-bids.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import type { OpenedBid } from '../rank-bids.ts';
import type { AssemblyRow } from './tables.ts';

/**
 * Opens the bids of a closed list with the signature of its round. One takes some 40 ms, so others
 * are let in between: the server answers on.
 */
export async function openListedBids(
  db: Executor,
  assembly: AssemblyRow,
  signature: string,
): Promise<OpenedBid[]> {
  const { bids } = readListFile(assembly.listText ?? '');
  const files = new Map((await readSealedBids(db, assembly.id)).map((row) => [row.sha256, row]));
  const opened: OpenedBid[] = [];
  for (const { seat, sha256 } of bids) {
    const row = files.get(sha256);
    if (row?.seat !== seat) throw new Error(`the sealed bid of seat ${seat} is not there`);
    const verdict = openBid(new Uint8Array(row.file), slotOf(assembly, seat), signature);
    opened.push({ seat, sha256, verdict });
    await setImmediate();
  }
  return opened;
}
