import type { Context } from '#platform/context.ts';
import { findConsents } from './queries.ts';

/** What an applicant agreed to: versions, language, time and network address. */
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
