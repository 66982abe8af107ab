import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountErrors } from '../errors.ts';
import { passwordProblem } from '../password-rules.ts';

/**
 * The commonest passwords of eight and more characters, in lower case: from the package
 * @zxcvbn-ts/language-common 4.1.3 (MIT). Shorter ones are refused for their length, but for these
 * few, which get the clearer sentence.
 */
const SHORT_ONES = [
  '123456',
  'qwerty',
  '111111',
  '123123',
  'abc123',
  '1234567',
  'monkey',
  'dragon',
];
let common: Set<string> | undefined;

/** Whether a password, in lower case, is among the commonest. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set([
    ...readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'),
    ...SHORT_ONES,
  ]);
  return common.has(password);
}

type Owner = { readonly email: string; readonly isAdmin: boolean };

/** Refuses a new password that is too short, too common or the owner's own name. */
export function requireGoodPassword(password: string, owner: Owner, field = 'password'): void {
  const problem = passwordProblem(password, owner, isCommonPassword);
  if (problem) throw accountErrors[problem]().at(field);
}

/** Whether an admin may sign in with this password. */
export function isGoodForAdmin(password: string, email: string): boolean {
  return passwordProblem(password, { email, isAdmin: true }, isCommonPassword) === undefined;
}
