import type { Context } from '#platform/context.ts';
import { findConsents } from './queries.ts';

/** What an applicant agreed to, in which version and language, when and from where. */
export async function readConsents({ db }: Pick<Context, 'db'>, applicationId: string) {
  const acceptances = await findConsents(db, applicationId);
  return acceptances.flatMap(({ texts, acceptedAt, ipAddress, language }) =>
    texts.map(({ translationVersion = null, ...text }) => ({
      ...text,
      language,
      translationVersion,
      acceptedAt: acceptedAt.toISOString(),
      ipAddress,
    })),
  );
}
