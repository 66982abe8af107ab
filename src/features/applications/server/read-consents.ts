import type { Context } from '#platform/context.ts';
import { selectConsents } from './queries.ts';

/** What an applicant agreed to, in which version, when and from where. */
export async function readConsents({ db }: Pick<Context, 'db'>, applicationId: string) {
  const consents = await selectConsents(db, applicationId);
  return consents.map(({ applicationId: _, acceptedAt, ...consent }) => ({
    ...consent,
    acceptedAt: acceptedAt.toISOString(),
  }));
}
