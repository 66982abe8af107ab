import { createHash, randomBytes } from 'node:crypto';
import type { PasswordHashing } from '#providers/identity/password-hashing.ts';

const digest = (salt: string, password: string) =>
  createHash('sha256').update(`${salt}:${password}`).digest('hex');

/** A salted hash that costs nothing; only for tests, which hash thousands of passwords. */
export const quickHashing: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(8).toString('hex');
    return `${salt}:${digest(salt, password)}`;
  },
  async verify({ hash, password }) {
    const [salt = '', stored] = hash.split(':');
    return digest(salt, password) === stored;
  },
};
