import type { z } from 'zod';
import type { FieldMessages } from '#shared/app-error.ts';

const NUL = '\u0000';

/** The path of the first text the database cannot hold (NUL, half a surrogate pair), if any. */
export function findUnstorableText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') {
    return value.includes(NUL) || !value.isWellFormed() ? path : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = path === '' ? key : `${path}.${key}`;
    if (key.includes(NUL)) return path;
    const found = findUnstorableText(inner, innerPath);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first sentence of each field that did not pass. */
export function fieldMessages(error: z.ZodError): FieldMessages {
  const fields: FieldMessages = {};
  for (const issue of error.issues) {
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key].join('.'))
        : [issue.path.join('.')];
    for (const name of names) {
      fields[name] ??=
        issue.code === 'unrecognized_keys' ? 'This field is not known here' : issue.message;
    }
  }
  return fields;
}
