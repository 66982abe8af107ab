import { createHash } from 'node:crypto';
import type { AccountClaims } from 'oidc-provider';

export type SandboxGoogleAccount = {
  readonly email: string;
  readonly name: string;
  /** Whether Google says that the address is verified; some providers send this as text. */
  readonly emailVerified: boolean | string;
};

/** Ready-made accounts, one for each kind of visitor. */
export const PERSONAS: readonly SandboxGoogleAccount[] = [
  { email: 'homebuyer@example.com', name: 'First-time Homebuyer', emailVerified: true },
  { email: 'investor@example.com', name: 'Real-estate Investor', emailVerified: true },
  { email: 'familia@example.com', name: 'Família em Utah', emailVerified: true },
];

const VERIFIED_CHOICES: Record<string, boolean | string> = { yes: true, no: false, text: 'false' };

/** The account a person chose on the chooser's page, if it is valid. */
export function readChoice(form: URLSearchParams): SandboxGoogleAccount | undefined {
  const email = (form.get('email') ?? '').trim().toLowerCase();
  if (!/^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) return undefined;
  return {
    email,
    name: (form.get('name') ?? '').trim().slice(0, 100) || (email.split('@')[0] ?? email),
    emailVerified: VERIFIED_CHOICES[form.get('verified') ?? 'yes'] ?? true,
  };
}

/** As at Google, the same address is the same account. */
export function subjectOf({ email }: SandboxGoogleAccount): string {
  return `sandbox-${createHash('sha256').update(email).digest('hex').slice(0, 24)}`;
}

export function claimsOf(account: SandboxGoogleAccount): AccountClaims {
  return {
    sub: subjectOf(account),
    email: account.email,
    email_verified: account.emailVerified as boolean,
    name: account.name,
  };
}
