import { createHash, hash } from 'node:crypto';
import { writeJournal } from '#features/books/server/write-journal.ts';
import { writeZip, type ZipEntry } from '#platform/zip/write-zip.ts';
import { writeStatement, writeTrialBalances } from './balance-files.ts';
import { writeChart, writeImports } from './import-files.ts';
import { groupsOf, type Pack } from './pack.ts';
import type { HashedFile, PackFigures } from './pack-figures.ts';
import { writeReconciliation } from './reconciliation-file.ts';
import { writeArrears, writeCommitments } from './seat-files.ts';

type Content = ZipEntry['content'];
export const packName = ({ book, month }: Pick<Pack, 'book' | 'month'>) =>
  `month-end-${book}-${month}.zip`;

/**
 * The files of a closed month as one archive, written piece by piece. The summary to sign and the
 * manifest come last, because they have the hashes of the files before them. A pack of a closed
 * month is the same whenever it is made, unless the provider tells late when money counted.
 */
export function writePack(pack: Pack): AsyncGenerator<Uint8Array, void> {
  return writeZip(filesOf(pack), pack.lastOn);
}

async function* filesOf(pack: Pack): AsyncGenerator<ZipEntry, void> {
  const figures: PackFigures = {
    total: undefined,
    groups: 0,
    arrears: { lines: 0, cents: 0 },
    commitments: { lines: 0, cents: 0 },
    reconciliation: '',
    files: [],
    headsSha256: hash('sha256', headLines(pack), 'hex'),
  };
  const file = (name: string, content: Content): ZipEntry => ({
    name,
    content: hashing(content, (found) => figures.files.push({ name, ...found })),
  });
  yield file(
    'trial-balances.csv',
    writeTrialBalances(pack, (total) => {
      figures.total = total;
    }),
  );
  const { context, firstOn: from, lastOn: to } = pack;
  yield file('journal.csv', await writeJournal(context, { from, to, scope: 'all' }));
  for await (const { code, scope } of groupsOf(pack)) {
    figures.groups += 1;
    yield file(`statements/${code}.csv`, writeStatement(pack, scope));
  }
  yield file('arrears.csv', writeArrears(pack, figures.arrears));
  yield file('commitments.csv', writeCommitments(pack, figures.commitments));
  yield file(
    'reconciliation.csv',
    writeReconciliation(pack, (note) => {
      figures.reconciliation = note;
    }),
  );
  yield file('chart-of-accounts.csv', writeChart());
  for (const program of ['quickbooks', 'xero'] as const) {
    for await (const { name, content } of writeImports(pack, program)) yield file(name, content);
  }
  // Loaded at the first pack: it brings fonts and a PDF writer.
  const { summaryOf } = await import('./summary-pdf.ts');
  yield file('summary.pdf', summaryOf(pack, figures));
  yield { name: 'manifest.json', content: manifestOf(pack, figures) };
}

async function* hashing(
  content: Content,
  onEnd: (found: Omit<HashedFile, 'name'>) => void,
): AsyncGenerator<Uint8Array, void> {
  const sum = createHash('sha256');
  let bytes = 0;
  for await (const piece of content) {
    const part = typeof piece === 'string' ? Buffer.from(piece) : piece;
    sum.update(part);
    bytes += part.length;
    yield part;
  }
  onEnd({ bytes, sha256: sum.digest('hex') });
}

const headLines = ({ heads }: Pack) =>
  heads.map(({ scope, entries, hash: last }) => `${scope}\t${entries}\t${last}\n`).join('');

async function* manifestOf(pack: Pack, figures: PackFigures): AsyncGenerator<string, void> {
  const { book, month, firstOn, lastOn, closed, heads } = pack;
  const { total, files, arrears, commitments, groups, headsSha256 } = figures;
  const manifest = {
    book,
    month,
    firstOn,
    lastOn,
    closed: closed
      ? { ...closed, at: closed.at.toISOString() }
      : 'No: the month is open and the figures may change.',
    debitCents: total?.debitCents ?? 0,
    creditCents: total?.creditCents ?? 0,
    groups,
    arrears,
    commitments,
    reconciliation: figures.reconciliation,
    /** SHA-256 over a line for each chain: scope, entries and hash, with tabs between them. */
    headsSha256,
    chainHeads: heads,
    files,
  };
  yield `${JSON.stringify(manifest, null, 2)}\n`;
}
