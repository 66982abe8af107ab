import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { CallAnswer } from '#shared/api/call.ts';
import { isAllowed } from '#shared/staff-roles.ts';
import { roleOf } from '../../server/role-of.ts';
import type { searchAnythingCall } from '../contract.ts';
import { KIND_ROLES, readSearch, SEARCH_KINDS, type SearchKind } from '../rules.ts';
import {
  searchContributions,
  searchDeposits,
  searchEntries,
  searchMethods,
  searchPayments,
  searchPayouts,
} from './search-money.ts';
import { searchArticles, searchPeople, searchSeats } from './search-people.ts';
import type { Search } from './search-result.ts';

const SEARCHES: Readonly<Record<SearchKind, Search>> = {
  people: searchPeople,
  seats: searchSeats,
  contributions: searchContributions,
  payments: searchPayments,
  methods: searchMethods,
  deposits: searchDeposits,
  payouts: searchPayouts,
  entries: searchEntries,
  articles: searchArticles,
};

/** What matches a text, by kind. Kinds that the role may not read are not searched. */
export async function searchAnything(
  context: Context,
  session: Pick<Session, 'isAdmin' | 'staffRole'>,
  text: string,
): Promise<CallAnswer<typeof searchAnythingCall>> {
  const query = readSearch(text);
  const role = roleOf(session);
  const kinds = SEARCH_KINDS.filter((kind) => isAllowed(role, KIND_ROLES[kind]));
  const found = await Promise.all(
    kinds.map(async (kind) => ({ kind, items: await SEARCHES[kind](context, query) })),
  );
  return found.filter(({ items }) => items.length > 0);
}
