import { MIN_PASSWORD_LENGTH } from '../rules.ts';

/** What is wrong with a new password and its repetition, if anything. */
export function checkPasswords(password: string, confirmation: string) {
  if (password !== confirmation) {
    return {
      title: 'Password Mismatch',
      description: 'Passwords do not match.',
      field: 'confirmation',
    };
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    return {
      title: 'Weak Password',
      description: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`,
      field: 'password',
    };
  }
  return undefined;
}
