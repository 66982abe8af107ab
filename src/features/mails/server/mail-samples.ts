import type { MailContent } from '../mail-content.ts';

/** Sample mails by kind, registered by the features when the server is assembled. */
const samples = new Map<string, () => MailContent>();

export function registerMailSamples(byKind: Readonly<Record<string, () => MailContent>>): void {
  for (const [name, write] of Object.entries(byKind)) samples.set(name, write);
}

export const sampleOf = (name: string): MailContent | undefined => samples.get(name)?.();
