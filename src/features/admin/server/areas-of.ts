import { readUser } from '#features/accounts/profile/server/read-user.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { type DeskArea, sectionsFor } from '#shared/desk-areas.ts';

/** What the person who makes a request may read of the desk. */
export async function areasOf(
  context: Pick<Context, 'db'>,
  session: Session,
): Promise<ReadonlySet<DeskArea>> {
  if (session.isAdmin) return sectionsFor('admin');
  return sectionsFor((await readUser(context, session.userId))?.role ?? 'member');
}
