import type { z } from 'zod';
import type { FieldMessages } from '#shared/api/app-error.ts';

const NUL = '\u0000';

/**
 * The path of the first text that the database cannot store (NUL, half a surrogate pair), if any.
 * Not recursive: a few kilobytes of nested brackets would exhaust the stack.
 */
export function findUnstorableText(value: unknown): string | undefined {
  const waiting: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { value, path } = item;
    if (typeof value === 'string') {
      if (value.includes(NUL) || !value.isWellFormed()) return path;
      continue;
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes(NUL)) return path;
      waiting.push({ value: inner, path: path === '' ? key : `${path}.${key}` });
    }
  }
  return undefined;
}

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
