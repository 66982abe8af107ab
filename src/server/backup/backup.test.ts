import { createGzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { refundDepositJob } from '#features/deposits/server/jobs.ts';
import { documents } from '#features/documents/server/tables.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { inTransaction } from '#platform/context.ts';
import { encryptPieces, SALT_BYTES } from '#providers/files/encrypted.ts';
import { parseFileKeys } from '#providers/files/keys.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { TEST_SETTINGS } from '#testing/setup/test-settings.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { ARCHIVE, backUp } from './backup.ts';
import { checkBackup } from './check-backup.ts';
import { explainFailure } from './explain-failure.ts';
import { createWriter } from './frames.ts';

const keys = parseFileKeys(`1:${Buffer.alloc(32, 7).toString('base64')}`);
const otherKeys = parseFileKeys(`1:${Buffer.alloc(32, 8).toString('base64')}`);
const unknownKeys = parseFileKeys(`2:${Buffer.alloc(32, 7).toString('base64')}`);
const { FILE_KEYS, IDENTITY_SECRETS } = TEST_SETTINGS;

describe('a backup', () => {
  const test = useTestApp();

  it('restores into a fresh place as it was; a changed, cut or foreign one is refused', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp('ana@example.com');
    await browser.sync();
    const applicationId = await saveApplication(test.context, { email: 'ana@example.com' });
    await test.context.files.write('a-document', piecesOf(Buffer.from('the income of Ana')));
    await saveDocument(applicationId);
    await inTransaction(test.context, (tx) =>
      postEntry(tx, {
        book: 'sandbox',
        scope: 'cooperative',
        kind: 'test',
        key: 'test',
        subjectId: applicationId,
        effectiveOn: '2026-03-20',
        legs: [
          { account: 'provider-balance', cents: 100 },
          { account: 'member-deposits', cents: -100 },
        ],
      }),
    );
    await test.context.jobs.enqueue(refundDepositJob, {
      depositId: test.context.randomness.id(),
      reason: 'by_admin',
    });
    const taken: Buffer[] = [];
    const summary = await backUp(test.context, keys, async (archive) => {
      for await (const piece of archive) taken.push(Buffer.from(piece));
    });
    const archive = Buffer.concat(taken);
    expect(archive.includes('ana@example.com')).toBe(false);
    expect(summary.ledgerEntries).toBe(1);
    expect(summary.migration).toMatch(/^\d{4}_/);
    expect(Object.keys(summary.files)).toEqual(['a-document']);
    expect(summary.tables['pgboss.job']?.rows).toBeGreaterThan(0);

    const check = (bytes: Buffer, given = keys) =>
      checkBackup(() => piecesOf(bytes), given, { FILE_KEYS, IDENTITY_SECRETS });
    const restored = await check(archive);
    expect(restored.differences).toEqual([]);
    expect(restored.summary).toEqual(summary);

    const changed = Buffer.from(archive);
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    const sentenceOf = async (checking: Promise<unknown>) =>
      explainFailure('restore', await checking.catch((error: unknown) => error));
    expect(await sentenceOf(check(changed))).toMatch(/was not restored: .*changed\.$/);
    expect(await sentenceOf(check(archive.subarray(0, -100)))).toMatch(
      /: .*(incomplete|changed)\b.*\.$/,
    );
    expect(await sentenceOf(check(archive, otherKeys))).toBe(
      'The backup was not restored: the key is a different one, or the file was changed.',
    );
    expect(await sentenceOf(check(archive, unknownKeys))).toBe(
      'The backup was not restored: the file was encrypted with a key that is not among those given.',
    );
    expect(await sentenceOf(check(Buffer.alloc(5_000)))).toBe(
      'The backup was not restored: this is not a file that the product encrypted.',
    );
  }, 120_000);

  it('is refused where the tables are others, before anything is written', async () => {
    const packed = createGzip();
    await createWriter(packed)({ kind: 'end', summary: { migration: '9999_other' } });
    packed.end();
    const archive = () => encryptPieces(packed, ARCHIVE, keys, Buffer.alloc(SALT_BYTES));
    await expect(checkBackup(archive, keys, { FILE_KEYS, IDENTITY_SECRETS })).rejects.toThrow(
      'taken with the tables of 9999_other',
    );
  });

  async function saveDocument(applicationId: string): Promise<void> {
    const now = test.clock.now();
    await test.context.db.insert(documents).values({
      id: test.context.randomness.id(),
      applicationId,
      uploadId: test.context.randomness.id(),
      slot: 1,
      kind: 'income',
      status: 'stored',
      storageKey: 'a-document',
      name: 'income.pdf',
      contentType: 'application/pdf',
      byteSize: 17,
      scan: 'not_scanned',
      startedAt: now,
      storedAt: now,
    });
  }
});

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
