import type { Context } from '#platform/context.ts';
import { findUserPage } from './admin-queries.ts';

/** The newest accounts whose name or address has the words. */
export function findAccounts({ db }: Pick<Context, 'db'>, search: string, limit: number) {
  return findUserPage(db, { search }, { limit });
}
