import { brand } from '#shared/brand.ts';

/** Stricter than the dialog's sentence, which says 6. */
export const MIN_ACCEPTED_LENGTH = 8;
export const MIN_ADMIN_LENGTH = 12;

export type PasswordProblem =
  | 'WEAK_PASSWORD'
  | 'PASSWORD_TOO_SHORT'
  | 'ADMIN_PASSWORD_TOO_SHORT'
  | 'COMMON_PASSWORD'
  | 'PASSWORD_IS_NAME';

type Owner = { readonly email: string; readonly isAdmin: boolean };

/** The first problem with a new password, if any. */
export function passwordProblem(
  password: string,
  { email, isAdmin }: Owner,
  isCommon: (password: string) => boolean,
): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < 6) return 'WEAK_PASSWORD';
  const plain = password.toLowerCase();
  if (isCommon(plain) || new Set(plain).size < 3) return 'COMMON_PASSWORD';
  if (isAdmin && length < MIN_ADMIN_LENGTH) return 'ADMIN_PASSWORD_TOO_SHORT';
  if (length < MIN_ACCEPTED_LENGTH) return 'PASSWORD_TOO_SHORT';
  return isName(plain, email) ? 'PASSWORD_IS_NAME' : undefined;
}

/** Whether it is the address, one of its parts or our name, ignoring digits and punctuation. */
function isName(plain: string, email: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
  const given = letters(plain);
  const [local = '', domain = ''] = email.split('@');
  return [email, local, domain, brand.name].some((name) => {
    const known = letters(name);
    return known.length >= 4 && (given === known || given === known + known);
  });
}
