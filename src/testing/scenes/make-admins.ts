import { usersOfAddresses } from '#features/accounts/profile/server/users-of-addresses.ts';
import { setRole } from '#features/accounts/team/server/manage-users.ts';
import { inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { TestApp } from '../test-app.ts';

/**
 * Admins who may confirm entries, since they were appointed eight days ago. Moves the clock by
 * these days.
 */
export async function makeAdmins(test: TestApp, count: number): Promise<Session[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    email: `admin-${index + 1}@example.com`,
    firstName: 'Admin',
    lastName: String(index + 1),
  }));
  const ids = await inTransaction(test.context, (tx) => usersOfAddresses(tx, people));
  const admins: Session[] = [];
  for (const { email } of people) {
    const userId = ids.get(email) ?? '';
    await setRole(test.context, userId, 'admin');
    admins.push({ userId, email, isEmailVerified: true, isAdmin: true });
  }
  test.clock.advanceDays(8);
  return admins;
}
