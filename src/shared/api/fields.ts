import { z } from 'zod';
import { isEmailShaped, normaliseEmail } from '../text/email-address.ts';
import { readPhone } from '../text/phone.ts';
import { sayCommon } from './field-messages.ts';

export function requiredText(message: string, maxLength: number) {
  return z
    .string({ error: message })
    .trim()
    .min(1, { error: message })
    .max(maxLength, { error: sayCommon('tooLong') });
}

const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** They reverse what stands after them: a name could turn round the amount beside it. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A required single line of text, such as a name or a city, in composed Unicode form as searches
 * use it.
 */
export function requiredLine(message: string, maxLength = 100) {
  return z
    .string({ error: message })
    .overwrite((text) => text.normalize('NFC').replace(DIRECTIONS, '').replace(BREAKS, ' ').trim())
    .min(1, { error: message })
    .max(maxLength, { error: sayCommon('tooLong') });
}

export function optionalText(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength, { error: sayCommon('tooLong') })
    .optional();
}

/** An optional phone number, formatted; what is not a phone number stays as typed. */
export function optionalPhone() {
  return z
    .string()
    .trim()
    .max(30, { error: sayCommon('tooLong') })
    .overwrite((typed) => readPhone(typed) ?? typed)
    .optional();
}

/** A day to search by; others are in no record, and PostgreSQL has no year 0. */
export function searchedDay() {
  const error = sayCommon('day');
  return z.iso
    .date({ error })
    .refine((day) => day >= '1900-01-01' && day < '3000-01-01', { error });
}

/** An e-mail address, normalised; blank and invalid ones have different messages. */
export function emailAddress(
  messages = { required: sayCommon('emailRequired'), invalid: sayCommon('emailInvalid') },
) {
  return z
    .string({ error: messages.required })
    .transform(normaliseEmail)
    .superRefine((email, issue) => {
      if (email === '') issue.addIssue({ code: 'custom', message: messages.required });
      else if (!isEmailShaped(email)) issue.addIssue({ code: 'custom', message: messages.invalid });
    });
}

/** One of the listed values. */
export function oneOf<const V extends readonly [string, ...string[]]>(values: V, message: string) {
  return z.enum(values, { error: message });
}
