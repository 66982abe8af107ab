/** How long somebody who requested deletion may change their mind. */
export const DELETION_DAYS = 14;

/** How long the link in the mail to a new address works. */
export const EMAIL_LINK_DAYS = 1;

/** member: holds or held a seat; deposit: we have their money; admin: the role goes first. */
export const DELETION_REFUSALS = ['member', 'deposit', 'admin'] as const;
export type DeletionRefusal = (typeof DELETION_REFUSALS)[number];

/** Why an account cannot be deleted now; undefined when it can. */
export function deletionRefusal(facts: {
  isAdmin: boolean;
  isMember: boolean;
  hasMoney: boolean;
}): DeletionRefusal | undefined {
  if (facts.isAdmin) return 'admin';
  if (facts.isMember) return 'member';
  return facts.hasMoney ? 'deposit' : undefined;
}

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\bChromium\//, 'Chromium'],
  // Without a word boundary: it also stands inside 'HeadlessChrome'.
  [/(Chrome|CriOS)\//, 'Chrome'],
  // Nearly every browser ends in 'Safari/'; only Safari itself says its version so.
  [/\bVersion\/\S+ (Mobile\/\S+ )?Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const named = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** 'Chrome, Windows' from a user agent; undefined for unknown ones. */
export function deviceOf(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined;
  const parts = [named(BROWSERS, userAgent), named(SYSTEMS, userAgent)];
  return parts.filter(Boolean).join(', ') || undefined;
}

/** A receipt's number: short enough to read out, and unique per payment. */
export function receiptNumber(paymentId: string): string {
  return paymentId.slice(-12).toUpperCase();
}
