import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

type Encoded = {
  headers: Record<string, string>;
  /** The headers of a 304. */
  headersWithoutBody: Record<string, string>;
  body: Buffer;
  /** A short body as Latin-1 text, cached after its first use. */
  text?: string;
};

/**
 * Node sends a text together with the headers in one write; above 16 KB with the headers that is
 * slower than two writes.
 */
const MAX_TEXT_BYTES = 12 * 1024;

/** A file in memory. Its compressed forms are created at their first use and cached. */
export type SiteFile = {
  etag: string;
  plain: Encoded;
  readonly br?: Encoded | undefined;
  readonly gzip?: Encoded | undefined;
};

const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;

/**
 * Prepares a file; `compressed` has encodings made by the build, `quality` is Brotli's level for
 * others.
 */
export function siteFile(
  path: string,
  bytes: Buffer,
  baseHeaders: Record<string, string>,
  compressed: { br?: Buffer; gzip?: Buffer; quality?: number } = {},
): SiteFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headersWithoutBody = {
    ...baseHeaders,
    'content-type': type,
    etag,
    vary: 'accept-encoding',
  };
  const encode = (body: Buffer, encoding?: string): Encoded => ({
    body,
    headersWithoutBody,
    headers: {
      ...headersWithoutBody,
      'content-length': String(body.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
  const plain = encode(bytes);
  if (!COMPRESSIBLE.test(type) || bytes.length <= 512) return { etag, plain };
  const quality = compressed.quality ?? 9;
  let br: Encoded | undefined;
  let gzip: Encoded | undefined;
  return {
    etag,
    plain,
    get br() {
      br ??= encode(compressed.br ?? brotliCompressSync(bytes, brotliOptions(quality)), 'br');
      return br;
    },
    get gzip() {
      gzip ??= encode(compressed.gzip ?? gzipSync(bytes, { level: Math.min(quality, 9) }), 'gzip');
      return gzip;
    },
  };
}

const brotliOptions = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});

/** The files of a folder by their path on the site, with the `.br` and `.gz` beside them. */
export function readFolder(
  folder: string,
): Map<string, { bytes: Buffer; br?: Buffer; gzip?: Buffer }> {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const names = new Set(all);
  const found = new Map<string, { bytes: Buffer; br?: Buffer; gzip?: Buffer }>();
  for (const file of all) {
    if (/\.(br|gz)$/.test(file)) continue;
    found.set(`/${relative(folder, file).split(sep).join('/')}`, {
      bytes: readFileSync(file),
      ...(names.has(`${file}.br`) ? { br: readFileSync(`${file}.br`) } : {}),
      ...(names.has(`${file}.gz`) ? { gzip: readFileSync(`${file}.gz`) } : {}),
    });
  }
  return found;
}

// A weight of zero refuses an encoding.
const BR = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

function chooseEncoding(file: SiteFile, accepted: string): Encoded {
  // The header is checked first, because reading the property compresses the file.
  if (BR.test(accepted) && file.br) return file.br;
  if (GZIP.test(accepted) && file.gzip) return file.gzip;
  return file.plain;
}

/** Whether the browser has the current version; a proxy may have weakened the tag. */
function isKnown(file: SiteFile, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === file.etag) return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag);
}

export function answerWithFile(file: SiteFile, request: Request, status: number): Response {
  if (status === 200 && isKnown(file, request.headers.get('if-none-match') ?? undefined)) {
    return new Response(null, { status: 304, headers: file.plain.headersWithoutBody });
  }
  const { headers, body } = chooseEncoding(file, request.headers.get('accept-encoding') ?? '');
  return new Response(new Uint8Array(body), { status, headers });
}

/** Sends a file in memory: 304 when the browser has it, no body for HEAD. */
export function sendSiteFile(
  file: SiteFile,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  if (status === 200 && isKnown(file, request.headers['if-none-match'])) {
    response.writeHead(304, file.plain.headersWithoutBody).end();
    return;
  }
  const chosen = chooseEncoding(file, String(request.headers['accept-encoding'] ?? ''));
  const { headers, body } = chosen;
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else if (body.length > MAX_TEXT_BYTES) response.end(body);
  else {
    chosen.text ??= body.toString('latin1');
    response.end(chosen.text, 'latin1');
  }
}
