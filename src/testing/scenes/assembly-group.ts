import { randomBytes } from 'node:crypto';
import { checkAssembly } from '#features/assemblies/checking/check-assembly.ts';
import { verifySigned } from '#features/assemblies/checking/web/verify-signed.ts';
import { advanceAssemblies } from '#features/assemblies/holding/server/advance-assemblies.ts';
import { placeMemberBid } from '#features/assemblies/member/server/place-member-bid.ts';
import { listPastAssemblies } from '#features/assemblies/server/list-past-assemblies.ts';
import { findByName } from '#features/assemblies/server/queries.ts';
import { readAssembly } from '#features/assemblies/server/read-assembly.ts';
import { sealBid } from '#features/bids/seal-bid.ts';
import { readReceiptKeys } from '#features/bids/server/receipt-keys.ts';
import { groupCode } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { changeMembership } from '#features/memberships/server/change-membership.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import { assemblyAt, closingAt } from '#features/program-rules/calendar.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { markPaid } from '../mark-paid.ts';
import type { TestClock } from '../test-app.ts';
import { formGroup } from './form-group.ts';

type Stage = { readonly context: Context; readonly clock: Pick<TestClock, 'set'> };

/** A formed group for tests of assemblies; the test sets who has paid and what the fund holds. */
export async function playAssemblies(test: Stage, capacity: number): Promise<AssemblyGroup> {
  test.clock.set('2026-11-02T18:00:00Z');
  const { group } = await formGroup(test, { capacity });
  return reopenPlay(test, group.id);
}

export type AssemblyGroup = Awaited<ReturnType<typeof reopenPlay>>;

/** The same for a group that was formed before. */
export async function reopenPlay(test: Stage, groupId: string) {
  const group = await readGroup(test.context, groupId);
  if (!group) throw new Error(`there is no group ${groupId}`);
  const members = await listHolders(test.context, groupId);
  const startMonth = group.startMonth ?? '';
  const code = groupCode(group);
  const late = new Set<number>();
  const memberOf = (seat: number) => {
    const member = members[seat - 1];
    if (!member) throw new Error(`no seat ${seat}`);
    return member;
  };
  const advance = async () => {
    const restore = await markPaid(test.context, groupId, { late });
    await advanceAssemblies(test.context);
    await restore();
  };
  const rowOf = async (month: number) => {
    const row = await findByName(test.context.db, { groupCode: code, month });
    if (!row) throw new Error(`no assembly ${month}`);
    return row;
  };
  const read = (month: number) => readAssembly(test.context, { group: code, month });
  return {
    context: test.context,
    clock: test.clock,
    group,
    members,
    code,
    memberOf,
    rowOf,
    advance,
    /** Seats that have not paid. */
    late,
    read,
    /** Whether the published assembly passes the check that browsers make. */
    async isRight(month: number): Promise<boolean> {
      const assembly = await read(month);
      const keys = await readReceiptKeys(test.context);
      const fetched = {
        beacon: undefined,
        past: await listPastAssemblies(test.context, { group: code }),
        keys,
        isSigned: await verifySigned(assembly.receipts, keys),
      };
      // 'sandbox' is the best result here: the sandbox's chain proves nothing.
      return checkAssembly(assembly, fetched, () => {}) === 'sandbox';
    },
    /** Posts money to the fund, as a seat's contributions. */
    async fill(cents: number, seat = 1): Promise<void> {
      const id = test.context.randomness.id();
      await inTransaction(test.context, (tx) =>
        postEntry(tx, {
          book: group.mode,
          scope: groupScope(group.id),
          key: `test-money:${id}`,
          kind: 'test-money',
          subjectId: id,
          effectiveOn: '2026-12-05',
          legs: [
            { account: 'cash', cents },
            { account: 'fund', cents: -cents, membershipId: memberOf(seat).id },
          ],
        }),
      );
    },
    async cancel(seat: number): Promise<void> {
      await inTransaction(test.context, (tx) =>
        changeMembership(tx, { membershipId: memberOf(seat).id, to: 'cancelled', reason: 'test' }),
      );
    },
    /** Seals a bid like the browser and places it as the seat's member. */
    async bid(month: number, seat: number, amount: number) {
      const { id, chain, round } = await rowOf(month);
      const slot = { group: code, month, seat, chain: chain.hash, round };
      const { file } = sealBid(chain, slot, amount, (length) => randomBytes(length));
      const { id: membershipId, userId } = memberOf(seat);
      return placeMemberBid(test.context, { userId }, { assemblyId: id, membershipId, file });
    },
    /** Closes and draws at the assembly's current times, which change when it is postponed. */
    async toHeld(month: number): Promise<void> {
      test.clock.set((await rowOf(month)).closesAt.toISOString());
      await advance();
      const { heldAt } = await rowOf(month);
      test.clock.set(new Date(heldAt.getTime() + 3_000).toISOString());
      await advance();
    },
    async toClose(month: number): Promise<void> {
      test.clock.set(closingAt(startMonth, month).toISOString());
      await advance();
    },
    async toDraw(month: number): Promise<void> {
      // The deciding round begins up to one period after the instant.
      test.clock.set(new Date(assemblyAt(startMonth, month).getTime() + 3_000).toISOString());
      await advance();
    },
  };
}
