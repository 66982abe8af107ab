import type { Context } from '#platform/context.ts';
import { findConsents } from './queries.ts';

/** What an applicant agreed to, in which version, when and from where. */
export async function readConsents({ db }: Pick<Context, 'db'>, applicationId: string) {
  const acceptances = await findConsents(db, applicationId);
  return acceptances.flatMap(({ texts, acceptedAt, ipAddress }) =>
    texts.map((text) => ({ ...text, acceptedAt: acceptedAt.toISOString(), ipAddress })),
  );
}
