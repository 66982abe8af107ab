import { dictionary } from '@zxcvbn-ts/language-common';
import { accountErrors } from '../../errors.ts';
import { passwordProblem } from '../password-rules.ts';

/** Lower case. */
const common = new Set<string>(dictionary['passwords-common']);

/** Takes a password in lower case. */
export const isCommonPassword = (password: string): boolean => common.has(password);

type Owner = { readonly email: string; readonly isAdmin: boolean };

/** Refuses a new password that is too short, too common or the owner's name. */
export function requireGoodPassword(password: string, owner: Owner, field = 'password'): void {
  const problem = passwordProblem(password, owner, isCommonPassword);
  if (problem) throw accountErrors[problem]().at(field);
}

export function isGoodForAdmin(password: string, email: string): boolean {
  return passwordProblem(password, { email, isAdmin: true }, isCommonPassword) === undefined;
}
