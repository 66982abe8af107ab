import { sql } from 'drizzle-orm';
import { findAccounts } from '#features/accounts/team/server/find-accounts.ts';
import { searchApplications } from '#features/applications/server/list/search-applications.ts';
import { findArticles } from '#features/blog/server/find-articles.ts';
import { groupName } from '#features/groups/rules.ts';
import { findGroupByNumber } from '#features/groups/server/find-group-by-number.ts';
import { listHoldersOfSeat } from '#features/memberships/server/read-memberships.ts';
import { RESULTS_OF_A_KIND } from '../rules.ts';
import { applicantPage, personPage, type Result, readNames, type Search } from './search-result.ts';

const limit = RESULTS_OF_A_KIND;
const APPLICANT = {
  columns: { userId: sql<string | null>`applications.user_id` },
  where: undefined,
};

/** Applicants by name, address or phone, and accounts; each person once. */
export const searchPeople: Search = async (context, { words }) => {
  if (!words) return [];
  const [applicants, accounts] = await Promise.all([
    searchApplications(context, { search: words }, APPLICANT, 'newest', { limit }),
    findAccounts(context, words, limit),
  ]);
  const people = new Map<string, Result>();
  for (const { id, userId, fullName, email, phone } of applicants.items) {
    const href = userId ? personPage(userId) : applicantPage(id);
    const detail = [email, phone].filter(Boolean).join(' · ');
    people.set(userId ?? id, { id: `person:${userId ?? id}`, title: fullName, detail, href });
  }
  for (const { id, displayName, email } of accounts) {
    if (people.has(id)) continue;
    const title = displayName ?? email;
    people.set(id, { id: `person:${id}`, title, detail: email, href: personPage(id) });
  }
  return [...people.values()].slice(0, limit);
};

/** The holders of a seat, the present one first. */
export const searchSeats: Search = async (context, { seat: wanted }) => {
  if (!wanted) return [];
  const { planId, number, seat } = wanted;
  const group = await findGroupByNumber(context, {
    mode: context.payments.mode,
    planId,
    number,
  });
  if (!group) return [];
  const holders = (await listHoldersOfSeat(context, { groupId: group.id, seat })).reverse();
  const nameOf = await readNames(
    context,
    holders.map(({ userId }) => userId),
  );
  return holders.slice(0, limit).map(({ id, userId, status }) => ({
    id: `seat:${id}`,
    title: `Seat ${seat} of ${groupName(planId, number)}`,
    detail: `${nameOf(userId)} · ${status.replaceAll('_', ' ')}`,
    href: personPage(userId),
  }));
};

export const searchArticles: Search = async (context, { words }) => {
  if (!words) return [];
  const found = await findArticles(context, { search: words, limit });
  return found.map(({ id, title, isPublished }) => ({
    id: `article:${id}`,
    title,
    detail: isPublished ? 'Published' : 'Draft',
    href: '/admin/blog',
  }));
};
