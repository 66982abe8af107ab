import { setRole } from '#features/accounts/server/manage-users.ts';
import type { Session } from '#platform/routes.ts';
import { signInAsMember } from './member-browser.ts';
import type { TestApp } from './test-app.ts';

/** Admins who may confirm entries: they became one eight days ago. Moves the clock by these days. */
export async function makeAdmins(test: TestApp, count: number): Promise<Session[]> {
  const admins: Session[] = [];
  for (let number = 1; number <= count; number += 1) {
    const email = `admin-${number}@example.com`;
    const { id: userId } = await (await signInAsMember(test, email)).sync();
    await setRole(test.context, userId, 'admin');
    admins.push({ userId, email, isEmailVerified: true, isAdmin: true });
  }
  test.clock.advanceDays(8);
  return admins;
}
