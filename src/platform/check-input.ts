import type { z } from 'zod';
import { commonErrors } from '#shared/api/common-errors.ts';
import { fieldMessage, fieldMessages, sayCommon } from '#shared/api/field-messages.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import { findUnstorableText } from './input.ts';

/**
 * Parses input; input that does not match the schema is refused with 422 and its fields, in the
 * language of the request.
 */
export function checkInput<S extends z.ZodType>(
  schema: S,
  value: unknown,
  locale: Locale = DEFAULT_LOCALE,
): z.output<S> {
  const field = findUnstorableText(value);
  if (field !== undefined) {
    throw commonErrors.INVALID_INPUT({
      fields: { [field]: fieldMessage(sayCommon('unstorable'), locale) },
    });
  }
  const result = schema.safeParse(value);
  if (!result.success) {
    throw commonErrors.INVALID_INPUT({ fields: fieldMessages(result.error, locale) });
  }
  return result.data;
}
