import { fileTypeFromBuffer } from 'file-type';
import type { Pieces } from '#providers/files/files-provider.ts';
import type { VirusScan } from '#providers/virus-scan/virus-scan.ts';
import { documentErrors } from '../errors.ts';
import { type AcceptedType, isAcceptedType } from '../rules.ts';

/** The number of bytes needed to detect a file's type. */
const HEAD_BYTES = 4_100;

export type Findings = {
  contentType: AcceptedType;
  byteSize: number;
  scan: 'clean' | 'not_scanned';
};

/**
 * Inspects content while it is streamed: type, length, viruses. Content of a wrong type fails
 * before the first byte is passed on, infected content before the last one.
 */
export function inspectContent(content: Pieces, virusScan: VirusScan) {
  const findings: Partial<Findings> = {};
  const pass = async function* (): AsyncGenerator<Uint8Array> {
    const pieces = content[Symbol.asyncIterator]();
    try {
      const head = await readHead(pieces);
      const type = await fileTypeFromBuffer(head);
      if (!isAcceptedType(type?.mime)) throw documentErrors.UNSUPPORTED_DOCUMENT();
      findings.contentType = type.mime;
      yield* scanned(head, pieces);
    } finally {
      await pieces.return?.();
    }
  };

  async function* scanned(head: Buffer, rest: AsyncIterator<Uint8Array>) {
    const scan = await virusScan.start();
    let byteSize = 0;
    try {
      let piece: Uint8Array | undefined = head;
      while (piece) {
        byteSize += piece.length;
        await scan.write(piece);
        yield piece;
        const next: IteratorResult<Uint8Array> = await rest.next();
        piece = next.done ? undefined : next.value;
      }
      const verdict = await scan.finish();
      if (verdict.kind === 'infected') throw documentErrors.DOCUMENT_INFECTED();
      Object.assign(findings, { byteSize, scan: verdict.kind });
    } finally {
      scan.abort();
    }
  }

  return { pieces: pass(), findings: () => findings as Findings };
}

async function readHead(pieces: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const held: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const next = await pieces.next();
    if (next.done) break;
    held.push(next.value);
    length += next.value.length;
  }
  return Buffer.concat(held);
}
