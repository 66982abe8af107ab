import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** How passwords are stored. Tests supply a cheap one, because a good one takes long on purpose. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
};

/** The library's own: scrypt with a salt of each password. */
export const scryptHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword };
