import { groupCode, groupName, hasFormed } from '#features/groups/rules.ts';
import { findGroupByNumber } from '#features/groups/server/find-group-by-number.ts';
import { type Group, readGroup } from '#features/groups/server/read-group.ts';
import { groupScope, type Scope } from '#features/ledger/accounts.ts';
import { PLAN_IDS } from '#features/plans/plans.ts';
import type { Context } from '#platform/context.ts';
import { bookErrors } from '../errors.ts';

/** What the books need of a context; a transaction has all but the mode. */
export type BooksContext = Pick<Context, 'db' | 'clock'> & {
  readonly payments: Pick<Context['payments'], 'mode'>;
};

export type NamedScope = {
  /** 'all', 'cooperative', or the code of a group, such as '450-7'. */
  code: string;
  name: string;
  /** The scope of the ledger; none for all of them. */
  scope: Scope | undefined;
  group: Group | undefined;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The books that are meant by 'all', 'cooperative', the code of a group such as '450-7', or its id,
 * with or without the ledger's 'group:' before it. Only those of the running mode.
 */
export async function readBookScope(context: BooksContext, named: string): Promise<NamedScope> {
  const word = named.trim().toLowerCase();
  if (word === 'all') return { code: word, name: 'All books', scope: undefined, group: undefined };
  if (word === 'cooperative') {
    return { code: word, name: 'Cooperative', scope: word, group: undefined };
  }
  return scopeOfGroup(await readBookGroup(context, word));
}

/** The group that is meant by its code or id; only one that has formed has books. */
export async function readBookGroup(context: BooksContext, named: string): Promise<Group> {
  const word = named
    .trim()
    .toLowerCase()
    .replace(/^group:/, '');
  const { mode } = context.payments;
  const group = UUID.test(word) ? await readGroup(context, word) : await findByCode(context, word);
  if (group?.mode !== mode || !hasFormed(group.status)) throw bookErrors.BOOKS_SCOPE_UNKNOWN();
  return group;
}

export const scopeOfGroup = (group: Group): NamedScope => ({
  code: groupCode(group),
  name: groupName(group.planId, group.number),
  scope: groupScope(group.id),
  group,
});

async function findByCode(context: BooksContext, code: string): Promise<Group | undefined> {
  const [, planCode, digits] = /^(?:test-)?(\d{1,6})-(\d{1,6})$/.exec(code) ?? [];
  const { mode } = context.payments;
  const planId = PLAN_IDS.find((id) => id === planCode);
  if (!planId) return undefined;
  return findGroupByNumber(context, { mode, planId, number: Number(digits) });
}
