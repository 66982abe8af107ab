import type { Locale } from '#shared/locale.ts';
import type { MailContent, WriteMail } from '../mail-content.ts';

/** Sample mails by kind, registered by the features when the server is assembled. */
const samples = new Map<string, WriteMail>();

export function registerMailSamples(byKind: Readonly<Record<string, WriteMail>>): void {
  for (const [name, write] of Object.entries(byKind)) samples.set(name, write);
}

export const sampleOf = (name: string, locale: Locale): MailContent | undefined =>
  samples.get(name)?.(locale);
