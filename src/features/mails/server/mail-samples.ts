import type { MailContent } from '../mail-content.ts';

/** What mails look like, by kind; the features that write them give samples when the server is assembled. */
const samples = new Map<string, () => MailContent>();

export function registerMailSamples(byKind: Readonly<Record<string, () => MailContent>>): void {
  for (const [name, write] of Object.entries(byKind)) samples.set(name, write);
}

export const sampleOf = (name: string): MailContent | undefined => samples.get(name)?.();
