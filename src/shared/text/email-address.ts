// A single plain mailbox. Commas, brackets, quotes and comments are refused: with them one address
// could be written in many ways, or reach another person.
const LOCAL_PART = String.raw`[^\s\p{C}@,;:<>()[\]\\"]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const EMAIL_SHAPE = new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+${LABEL}$`, 'u');
const MAX_EMAIL_LENGTH = 254;

/** The normalised form under which an address is unique: trimmed and in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function isEmailShaped(email: string): boolean {
  return (
    email.length <= MAX_EMAIL_LENGTH && email === email.normalize('NFKC') && EMAIL_SHAPE.test(email)
  );
}
