import type { Executor } from '#db/executor.ts';
import { slotOf } from '#features/bids/server/place-bid.ts';
import { readSealedBids } from '#features/bids/server/read-bids.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import type { AssemblyRow } from '../../server/tables.ts';
import { unpaidAtClose } from '../books.ts';
import type { OpenedBid } from '../rank-bids.ts';
import type { OpenBids } from './bid-threads.ts';

/** Opens the bids of a closed list with the signature of its round. */
export async function openListedBids(
  db: Executor,
  assembly: AssemblyRow,
  signature: string,
  open: OpenBids,
): Promise<OpenedBid[]> {
  const { bids } = readListFile(assembly.listText ?? '');
  const files = new Map((await readSealedBids(db, assembly.id)).map((row) => [row.sha256, row]));
  const verdicts = await open(
    bids.map(({ seat, sha256 }) => {
      const row = files.get(sha256);
      if (row?.seat !== seat) throw new Error(`the sealed bid of seat ${seat} is not there`);
      const unpaid = assembly.books ? unpaidAtClose(assembly.books, seat) : undefined;
      return { file: new Uint8Array(row.file), slot: slotOf(assembly, seat), signature, unpaid };
    }),
  );
  return bids.flatMap(({ seat, sha256 }, index) => {
    const verdict = verdicts[index];
    return verdict ? [{ seat, sha256, verdict }] : [];
  });
}
