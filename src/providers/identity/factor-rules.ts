/** The library's calls after which a session counts as confirmed by a second factor. */
export const FACTOR_PATHS: readonly string[] = [
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
];

/** How long somebody who gave the right password has to show their second factor. */
export const FACTOR_PENDING_SECONDS = 10 * 60;

export const RECOVERY_CODES = 10;
export const STEP_SECONDS = 30;
/** Codes of the 30 seconds before and after are valid too, for clocks that differ. */
export const STEP_TOLERANCE = 1;
