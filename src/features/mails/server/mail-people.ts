import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { defineHandler } from '#platform/handler.ts';

/** Who the recipients are, from the feature that knows accounts. */
type MailPeople = {
  names(
    reach: { readonly db: Executor },
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Whether a word of a search is in the name or address of whoever has an address. */
  isNamed(email: SQLWrapper, pattern: string): SQL;
};

export const mailPeople = defineHandler<MailPeople>('the names of recipients');
