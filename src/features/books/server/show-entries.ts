import { readNames } from '#features/contributions/admin/server/read-names.ts';
import { groupCode, groupName } from '#features/groups/rules.ts';
import { readGroups } from '#features/groups/server/read-group.ts';
import type { JournalEntry } from '#features/ledger/server/reading/read-journal.ts';
import { type Membership, readMemberships } from '#features/memberships/server/read-memberships.ts';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';
import type { JournalEntryView } from '../contract.ts';
import { bookTexts, kindName } from '../texts.ts';
import type { BooksContext } from './book-scope.ts';
import { readCauses } from './read-causes.ts';

/** Entries as the journal shows them: with words, people and what caused them. */
export async function showEntries(
  context: BooksContext,
  entries: readonly JournalEntry[],
): Promise<JournalEntryView[]> {
  const findCause = await readCauses(context, entries);
  const causes = entries.map(findCause);
  const memberships = await readMemberships(context, [
    ...new Set([
      ...entries.flatMap(({ legs }) => legs.flatMap(({ membershipId }) => membershipId ?? [])),
      ...causes.flatMap(({ membershipId }) => membershipId ?? []),
    ]),
  ]);
  const seats = [...memberships.values()].map(({ id, userId }) => ({ membershipId: id, userId }));
  const people = await readNames(context, seats, memberships);
  const groups = await readGroups(context, [...new Set(entries.flatMap(groupIdOf))]);
  const texts = bookTexts(DEFAULT_LOCALE);

  const toPerson = ({ id, seat, userId }: Membership) => ({
    name: people.get(id)?.name ?? '',
    seat,
    href: `/admin/people/${userId}`,
  });

  return entries.map((entry, index): JournalEntryView => {
    const { membershipId, person, ...cause } = causes[index] ?? findCause(entry);
    const ids = new Set(entry.legs.flatMap((leg) => leg.membershipId ?? []));
    if (ids.size === 0 && membershipId) ids.add(membershipId);
    const holders = [...ids].flatMap((id) => memberships.get(id) ?? []).map(toPerson);
    const named = holders.length > 0 || !person ? holders : [{ ...person, seat: null }];
    const [groupId] = groupIdOf(entry);
    const group = groupId ? groups.get(groupId) : undefined;
    return {
      id: `${entry.scopeId}-${entry.sequence}`,
      number: entry.sequence,
      on: entry.effectiveOn,
      originalOn: entry.originalOn,
      postedAt: entry.createdAt.toISOString(),
      kind: entry.kind,
      text: kindName(texts, entry.kind),
      scope: group ? groupCode(group) : entry.scope,
      scopeName: group ? groupName(group.planId, group.number) : 'Cooperative',
      people: named,
      // A record without a page of its own is on that of its person.
      cause: { ...cause, href: cause.href ?? named[0]?.href ?? null },
      cents: entry.legs.reduce((sum, { cents }) => sum + Math.max(0, cents), 0),
      legs: entry.legs.map(({ account, cents, membershipId: id = '' }) => ({
        account,
        cents,
        seat: memberships.get(id)?.seat ?? null,
        name: people.get(id)?.name ?? null,
      })),
    };
  });
}

const groupIdOf = ({ scope }: JournalEntry) =>
  scope === 'cooperative' ? [] : [scope.slice('group:'.length)];
