import type { Executor } from '../../src/db/executor.ts';
import type { FilesProvider } from '../../src/providers/files/files-provider.ts';
import { type Chance, createChance } from './chance.ts';
import { insertRows, type Row } from './insert-rows.ts';

/** What applicants send: pay slips of two months and an identity card. */
const PAPERS = [
  ['income', 'Pay slip, first month', 'pay-slip-1.pdf'],
  ['income', 'Pay slip, second month', 'pay-slip-2.pdf'],
  ['id', 'Identity card', 'identity-card.pdf'],
] as const;

type Paper = { readonly row: Row; readonly content: Buffer };

/**
 * Gives every application that waits for a review the papers to review: rows and encrypted files.
 * Returns the number of rows. Deterministic for a seed, apart from the encryption.
 */
export async function writePapers(
  db: Executor,
  files: Pick<FilesProvider, 'write'>,
  applications: readonly Row[],
  seed: number,
): Promise<number> {
  const chance = createChance(seed);
  const waiting = applications.filter((row) => row.income_verification_status === 'uploaded');
  const papers = waiting.flatMap((application) => papersOf(chance, application));
  for (const { row, content } of papers)
    await files.write(String(row.storage_key), pieces(content));
  // The rows last, as for an upload: a row without its file is never visible.
  await insertRows(
    db,
    'documents',
    papers.map(({ row }) => row),
  );
  return papers.length;
}

function papersOf(chance: Chance, application: Row): Paper[] {
  const person = `${application.first_name} ${application.last_name}`;
  return PAPERS.map(([kind, title, name], index) => {
    const content = onePage([
      title,
      person,
      'An example made by generate-data: nobody earned this.',
    ]);
    const row = {
      id: chance.uuid(),
      application_id: String(application.id),
      upload_id: chance.uuid(),
      slot: index + 1,
      kind,
      status: 'stored',
      storage_key: chance.uuid(),
      name,
      content_type: 'application/pdf',
      byte_size: content.length,
      scan: 'not_scanned',
      is_current: true,
      started_at: String(application.waiting_since),
      stored_at: String(application.waiting_since),
    };
    return { row, content };
  });
}

async function* pieces(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}

/** A PDF of one page with some lines, which every viewer opens. */
function onePage(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const drawing = `BT /F1 16 Tf 24 TL 72 720 Td\n${shown}\nET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(drawing, 'latin1')}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(text, 'latin1');
    text += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${Buffer.byteLength(text, 'latin1')}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
