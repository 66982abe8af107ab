import { z } from 'zod';
import { isEmailShaped, normaliseEmail } from './email-address.ts';

/** Text a person must give. */
export function requiredText(message: string, maxLength: number) {
  return z
    .string({ error: message })
    .trim()
    .min(1, { error: message })
    .max(maxLength, { error: `Please use at most ${maxLength} characters` });
}

const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A short line of text a person must give, such as a name or a city. It is one line always. */
export function requiredLine(message: string, maxLength = 100) {
  return z
    .string({ error: message })
    .overwrite((text) => text.replace(BREAKS, ' ').trim())
    .min(1, { error: message })
    .max(maxLength, { error: `Please use at most ${maxLength} characters` });
}

/** Free text a person may give. */
export function optionalText(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength, { error: `Please use at most ${maxLength} characters` })
    .optional();
}

/** An e-mail address, normalised; blank and misshapen ones get their own sentence. */
export function emailAddress(messages: { required: string; invalid: string }) {
  return z
    .string({ error: messages.required })
    .transform(normaliseEmail)
    .superRefine((email, issue) => {
      if (email === '') issue.addIssue({ code: 'custom', message: messages.required });
      else if (!isEmailShaped(email)) issue.addIssue({ code: 'custom', message: messages.invalid });
    });
}

/** One of a list's values, one sentence for anything else. */
export function oneOf<const V extends readonly [string, ...string[]]>(values: V, message: string) {
  return z.enum(values, { error: message });
}
