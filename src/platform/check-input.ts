import type { z } from 'zod';
import { commonErrors } from '#shared/api/common-errors.ts';
import { fieldMessages, findUnstorableText } from './input.ts';

/** Parses input; input that does not match the schema is refused with 422 and its fields. */
export function checkInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const field = findUnstorableText(value);
  if (field !== undefined) {
    throw commonErrors.INVALID_INPUT({
      fields: { [field]: 'Please remove characters that cannot be saved' },
    });
  }
  const result = schema.safeParse(value);
  if (!result.success) {
    throw commonErrors.INVALID_INPUT({ fields: fieldMessages(result.error) });
  }
  return result.data;
}
