import { and, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { PASSWORD } from './directory.ts';
import { IdentityFailure } from './identity-provider.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { identityAccounts } from './tables.ts';

/** Throws unless this is the user's password. */
export async function checkPassword(
  { db, passwords }: { db: Executor; passwords: PasswordHashing },
  userId: string,
  password: string,
): Promise<void> {
  const [account] = await db
    .select({ hash: identityAccounts.password })
    .from(identityAccounts)
    .where(and(eq(identityAccounts.userId, userId), eq(identityAccounts.providerId, PASSWORD)));
  if (!account?.hash) throw new IdentityFailure('NO_PASSWORD');
  const isRight = await passwords.verify({ hash: account.hash, password });
  if (!isRight) throw new IdentityFailure('WRONG_PASSWORD');
}
