import { Readable } from 'node:stream';

type StoredFile = { name: string | null; contentType: string | null; byteSize: number | null };

/** Answers with a stored file of a person, for their browser to show. */
export function fileResponse(content: Readable, file: StoredFile): Response {
  return new Response(Readable.toWeb(content) as ReadableStream, { headers: headersOf(file) });
}

/** The content is untrusted: headers allow the browser to show it and nothing else. */
function headersOf({ contentType, byteSize, name }: StoredFile): Record<string, string> {
  const fileName = encodeURIComponent(name ?? 'document').replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'content-type': contentType ?? 'application/octet-stream',
    'content-length': String(byteSize ?? 0),
    'content-disposition': `inline; filename*=UTF-8''${fileName}`,
    'cache-control': 'private, no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
  };
}
