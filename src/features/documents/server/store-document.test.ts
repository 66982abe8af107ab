import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readApplicationById } from '#features/applications/server/read-application.ts';
import { StorageFullError } from '#providers/files/files-provider.ts';
import { ScannerUnavailableError, type VirusScan } from '#providers/virus-scan/virus-scan.ts';
import { createMemoryFiles } from '#testing/memory-files.ts';
import { exampleFile } from '#testing/scenes/example-files.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { type TestApp, useTestApp } from '#testing/test-app.ts';
import { listDocuments } from './list-documents.ts';
import { insertDocument } from './queries.ts';
import { sweepUploads } from './remove-documents.ts';

const session = {
  userId: 'user-ana',
  email: 'ana@example.com',
  isEmailVerified: true,
  isAdmin: false,
};
const owner = { id: session.userId, role: 'owner' } as const;

function uploader(test: TestApp) {
  return (content: Buffer | ReadableStream, given: Partial<Record<string, string>> = {}) => {
    const { uploadId = crypto.randomUUID(), kind = 'income', name = 'paystub.pdf' } = given;
    const query = new URLSearchParams({ kind, name });
    return test.app.hono.request(`/api/documents/${uploadId}?${query}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/octet-stream',
        ...(content instanceof Buffer ? { 'content-length': String(content.length) } : {}),
      },
      body: content as BodyInit,
      duplex: 'half',
    } as RequestInit);
  };
}

const apply = (test: TestApp) => saveApplication(test.context, { email: session.email });
const statusOf = async (test: TestApp, id: string) =>
  (await readApplicationById(test.context, id))?.incomeVerificationStatus;

describe('uploading a document', () => {
  const files = createMemoryFiles();
  const test = useTestApp({ session, files });
  const upload = uploader(test);

  it('stores it under its sanitised name, and updates the income status', async () => {
    const id = await apply(test);
    const response = await upload(exampleFile('pdf'), { name: '../../pay stub\u0000.exe' });
    expect(response.status).toBe(422);
    const kept = await upload(exampleFile('pdf'), { name: '../../pay stub.exe' });
    expect(kept.status).toBe(200);
    expect(await kept.json()).toMatchObject({
      kind: 'income',
      name: 'pay stub.pdf',
      contentType: 'application/pdf',
      byteSize: 20_000,
      scan: 'not_scanned',
      isCurrent: true,
    });
    expect(await statusOf(test, id)).toBe('uploaded');
  });

  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['heic', 'image/heic'],
  ] as const)('takes %s', async (kind, contentType) => {
    await apply(test);
    const response = await upload(exampleFile(kind), { name: 'photo.bin', kind: 'id' });
    expect(await response.json()).toMatchObject({ contentType });
  });

  it.each(['exe', 'html', 'svg'] as const)('refuses %s renamed .pdf with 415', async (kind) => {
    const id = await apply(test);
    const response = await upload(exampleFile(kind), { name: 'paystub.pdf' });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_DOCUMENT' });
    expect(await listDocuments(test.context, id, owner)).toEqual([]);
    expect(await statusOf(test, id)).toBe('pending');
  });

  it('refuses an empty file', async () => {
    await apply(test);
    expect((await upload(Buffer.alloc(0))).status).toBe(415);
  });

  it('takes a file of exactly 10 MB and refuses one byte more', async () => {
    await apply(test);
    const limit = 10 * 1024 * 1024;
    expect((await upload(exampleFile('pdf', limit))).status).toBe(200);
    const refused = await upload(exampleFile('pdf', limit + 1));
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      code: 'TOO_LARGE',
      message: 'This file is too large: the limit is 10 MB. Please choose a smaller one.',
    });
  });

  it('refuses a 12-MB file before it is read completely, whatever length it declares', async () => {
    const id = await apply(test);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        if (sent >= 12 * 1024 * 1024) return controller.close();
        controller.enqueue(exampleFile('pdf', 65_536));
        sent += 65_536;
      },
    });
    expect((await upload(endless)).status).toBe(413);
    expect(sent).toBeLessThan(10.5 * 1024 * 1024);
    expect(await listDocuments(test.context, id, owner)).toEqual([]);
  });

  it('makes one document when an upload is repeated', async () => {
    const id = await apply(test);
    const uploadId = crypto.randomUUID();
    const first = await (await upload(exampleFile('pdf'), { uploadId })).json();
    const again = await (await upload(exampleFile('pdf'), { uploadId })).json();
    expect(again.id).toBe(first.id);
    expect(await listDocuments(test.context, id, owner)).toHaveLength(1);
  });

  it('gives every one of several uploads of one id the same document', async () => {
    await apply(test);
    const uploadId = crypto.randomUUID();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => upload(exampleFile('pdf'), { uploadId })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
  });

  it('restarts cleanly after an upload broke off', async () => {
    const id = await apply(test);
    const uploadId = crypto.randomUUID();
    const breaking = new ReadableStream({
      pull(controller) {
        controller.enqueue(exampleFile('pdf', 50_000));
        controller.error(new Error('connection lost'));
      },
    });
    expect((await upload(breaking, { uploadId })).status).toBe(400);
    expect(await listDocuments(test.context, id, owner)).toEqual([]);
    const before = files.keys.length;
    expect((await upload(exampleFile('pdf'), { uploadId })).status).toBe(200);
    expect(files.keys).toHaveLength(before + 1);
  });

  it('removes the file of an attempt whose process died before it was recorded', async () => {
    const applicationId = await apply(test);
    const uploadId = crypto.randomUUID();
    const storageKey = test.context.randomness.id();
    await files.write(storageKey, Readable.from([exampleFile('pdf')]));
    const id = test.context.randomness.id();
    const row = { id, applicationId, uploadId, slot: 1, kind: 'income', storageKey } as const;
    await insertDocument(test.context.db, { ...row, startedAt: test.clock.now() });
    expect((await upload(exampleFile('pdf'), { uploadId })).status).toBe(200);
    await test.drainJobs();
    expect(files.keys).not.toContain(storageKey);
    expect(await listDocuments(test.context, applicationId, owner)).toMatchObject([{ id }]);
  });

  it('refuses the 11th file and takes it once another is removed', async () => {
    const id = await apply(test);
    for (let count = 0; count < 9; count += 1) {
      expect((await upload(exampleFile('pdf'))).status).toBe(200);
    }
    const tenth = await upload(exampleFile('pdf'));
    expect(await tenth.json(), 'the last one is for the ID').toMatchObject({ code: 'ROOM_FOR_ID' });
    expect((await upload(exampleFile('pdf'), { kind: 'id' })).status).toBe(200);
    const refused = await upload(exampleFile('pdf'));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_DOCUMENTS' });
    const [first] = await listDocuments(test.context, id, owner);
    expect((await test.request('DELETE', `/api/documents/${first?.id}`)).status).toBe(200);
    expect((await upload(exampleFile('pdf'))).status).toBe(200);
  });

  it('needs an application', async () => {
    expect((await upload(exampleFile('pdf'))).status).toBe(404);
  });

  it('frees the slots of uploads whose process died', async () => {
    const applicationId = await apply(test);
    for (let slot = 1; slot <= 10; slot += 1) {
      const id = test.context.randomness.id();
      const row = {
        id,
        applicationId,
        uploadId: id,
        slot,
        kind: 'income',
        storageKey: id,
      } as const;
      await insertDocument(test.context.db, { ...row, startedAt: test.clock.now() });
    }
    expect((await upload(exampleFile('pdf'))).status).toBe(409);
    await sweepUploads(test.context);
    expect((await upload(exampleFile('pdf'))).status).toBe(409);
    test.clock.advanceDays(1);
    await sweepUploads(test.context);
    expect((await upload(exampleFile('pdf'))).status).toBe(200);
  });
});

describe('removing a document', () => {
  const files = createMemoryFiles();
  const test = useTestApp({ session, files });
  const upload = uploader(test);

  it('removes the content too, and sets the check to pending when no paper is left', async () => {
    const id = await apply(test);
    const { id: documentId } = await (await upload(exampleFile('pdf'))).json();
    const stored = files.keys.length;
    await test.request('DELETE', `/api/documents/${documentId}`);
    await test.drainJobs();
    expect(files.keys).toHaveLength(stored - 1);
    expect(await statusOf(test, id)).toBe('pending');
    expect((await test.request('DELETE', `/api/documents/${documentId}`)).status).toBe(404);
  });
});

const infected: VirusScan = {
  start: async () => ({
    write: async () => {},
    finish: async () => ({ kind: 'infected', name: 'Eicar' }),
    abort: () => {},
  }),
};
const away: VirusScan = {
  start: async () => {
    throw new ScannerUnavailableError('away');
  },
};
const fullStore = {
  ...createMemoryFiles(),
  write: async (_: string, content: AsyncIterable<Uint8Array>) => {
    for await (const _piece of content) throw new StorageFullError('no room');
  },
};

describe.each([
  ['an infected file', { virusScan: infected }, 422, 'DOCUMENT_INFECTED'],
  ['a file that cannot be scanned', { virusScan: away }, 503, 'SCANNER_AWAY'],
  ['a file for which the disk has no room', { files: fullStore }, 503, 'STORAGE_FULL'],
] as const)('%s', (_, parts, status, code) => {
  const test = useTestApp({ session, ...parts });
  const upload = uploader(test);

  it(`is refused with ${status}, and the record stays as it was`, async () => {
    const id = await apply(test);
    const before = await readApplicationById(test.context, id);
    const response = await upload(exampleFile('pdf', 200_000));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(await listDocuments(test.context, id, owner)).toEqual([]);
    expect(await readApplicationById(test.context, id)).toEqual(before);
    await test.drainJobs();
  });
});

describe('an account whose address is not verified', () => {
  const test = useTestApp({ session: { ...session, isEmailVerified: false } });
  it("cannot touch the application of that address's owner", async () => {
    await apply(test);
    const response = await uploader(test)(exampleFile('pdf'));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  });
});
