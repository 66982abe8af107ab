import { readApplicationById } from '#features/applications/server/read-application.ts';
import { readNames } from '#features/contributions/admin/server/read-names.ts';
import { readInstalmentNumbers } from '#features/contributions/server/read-instalment-numbers.ts';
import { groupName } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import {
  readMemberStatement,
  type StatementCursor,
} from '#features/ledger/server/reading/read-member-statement.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { monthOf } from '#shared/calendar/months.ts';
import type { Statement } from '../contract.ts';
import { statementErrors } from '../errors.ts';
import { type Posting, statementOf, toEntries } from '../statement.ts';

type Wanted = { membershipId: string; period: string };

/** The statement of a member's own seat for a month or a year. */
export async function readStatement(
  context: Context,
  session: Pick<Session, 'userId'>,
  { membershipId, period }: Wanted,
): Promise<Statement> {
  const membership = await readMembership(context, membershipId);
  if (membership?.userId !== session.userId) throw statementErrors.STATEMENT_NOT_FOUND();
  const [group, people, postings] = await Promise.all([
    readGroup(context, membership.groupId),
    readNames(
      context,
      [{ membershipId, userId: session.userId }],
      new Map([[membershipId, membership]]),
    ),
    readPostings(context, membershipId),
  ]);
  if (!group) throw new Error(`membership ${membershipId} has no group`);
  const numbers = await readInstalmentNumbers(context, membershipId);
  const entries = toEntries(postings, numbers);
  const today = monthOf(dateOf(context.clock.now()));
  const first = entries[0] ? monthOf(entries[0].on) : today;
  return {
    membershipId,
    holder: people.get(membershipId)?.name ?? '',
    address: await readAddress(context, membership.applicationId),
    groupName: groupName(group.planId, group.number),
    seat: membership.seat,
    planId: membership.planId,
    period,
    firstMonth: first < today ? first : today,
    lastMonth: today,
    ...statementOf(entries, period),
  };
}

async function readAddress(context: Context, applicationId: string | null): Promise<string[]> {
  const application = applicationId ? await readApplicationById(context, applicationId) : undefined;
  if (!application) return [];
  const { streetAddress, city, state, zipCode } = application;
  return [streetAddress, [city, [state, zipCode].filter(Boolean).join(' ')].join(', ')].flatMap(
    (line) => line || [],
  );
}

/** All postings of a seat: 240 months are less than one page of the ledger, so one index read. */
async function readPostings({ db }: Context, membershipId: string): Promise<Posting[]> {
  const postings: Posting[] = [];
  let after: StatementCursor | undefined;
  do {
    const { lines, next } = await readMemberStatement(db, { membershipId, after });
    postings.push(...lines);
    after = next;
  } while (after);
  return postings;
}
