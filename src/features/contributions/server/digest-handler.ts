import type { MailContent } from '#features/mails/mail-content.ts';
import type { TransactionContext } from '#platform/context.ts';
import { defineHandler } from '#platform/handler.ts';
import type { Locale } from '#shared/text/locale.ts';

/** What the digest says about a seat's group. */
export type DigestPart = Pick<MailContent, 'paragraphs'> & {
  facts: NonNullable<MailContent['facts']>;
};

/** Writes the digest of these seats' groups, by membership; a group without news is left out. */
type ReadDigests = (
  tx: Pick<TransactionContext, 'db'>,
  seats: readonly { membershipId: string; groupId: string; locale: Locale }[],
) => Promise<Map<string, DigestPart>>;

/** The digest is sent together with the announcement of an automatic payment. */
export const digestHandler = defineHandler<ReadDigests>('the monthly digest');
