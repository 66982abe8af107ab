export const DOCUMENT_KINDS = ['income', 'id'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
export const MAX_DOCUMENTS = 10;

/** Accepted types, detected from the content, with their file extensions, the usual one first. */
export const ACCEPTED_TYPES = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type AcceptedType = keyof typeof ACCEPTED_TYPES;

export function isAcceptedType(type: string | undefined): type is AcceptedType {
  return type !== undefined && Object.hasOwn(ACCEPTED_TYPES, type);
}

const MAX_NAME_LENGTH = 120;
/** Control characters and Unicode direction marks, which can disguise a file name. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const FORBIDDEN = /[<>:"|?*]/g;

/**
 * Sanitises a file name: no folders, no invisible characters, limited length, and the extension of
 * its content. `..\evil.pdf.exe` with a picture in it becomes `evil.pdf.jpg`.
 */
export function cleanName(given: string, type: AcceptedType): string {
  const endings: readonly string[] = ACCEPTED_TYPES[type];
  const [bare = ''] = given.replaceAll('\\', '/').split('/').slice(-1);
  const plain = bare.replace(INVISIBLE, '').replace(FORBIDDEN, '').replace(/\s+/g, ' ').trim();
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 ? plain.slice(dot + 1) : '';
  const isShortEnding = /^[a-z0-9]{1,8}$/i.test(ending);
  const stem = (isShortEnding ? plain.slice(0, dot) : plain).replace(/^[. ]+|[. ]+$/g, '');
  const kept = endings.includes(ending.toLowerCase()) ? ending.toLowerCase() : endings[0];
  const short = [...(stem || 'document')].slice(0, MAX_NAME_LENGTH - 5).join('');
  return `${short}.${kept}`;
}

/** '3.1 GB', '2.4 MB', '380 KB' */
export function formatBytes(bytes: number): string {
  if (bytes >= 1024 ** 3) return `${(bytes / 1024 ** 3).toFixed(1)} GB`;
  if (bytes >= 1024 * 1024) return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
