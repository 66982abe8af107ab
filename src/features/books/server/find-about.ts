import { findAccounts } from '#features/accounts/team/server/find-accounts.ts';
import { findEntries } from '#features/approvals/server/find-entries.ts';
import { findPaymentsOf } from '#features/contributions/server/find-payments.ts';
import { searchDeposits } from '#features/deposits/server/find-deposits.ts';
import type { About } from '#features/ledger/server/reading/read-journal.ts';
import {
  listHoldersOfSeat,
  listMembershipsOfUsers,
} from '#features/memberships/server/read-memberships.ts';
import { findPaymentsByReference } from '#features/payments/server/find-payments.ts';
import { findPayouts } from '#features/payouts/server/find-payouts.ts';
import type { Context } from '#platform/context.ts';
import { bookErrors } from '../errors.ts';
import type { NamedScope } from './book-scope.ts';

/** Beyond this a name is too common to say whose entries are meant. */
const MAX_PEOPLE = 50;
const MAX_DEPOSITS = 500;
const MAX_REFERENCED = 50;

type Wanted = {
  seat?: number | undefined;
  person?: string | undefined;
  reference?: string | undefined;
};

/** What a seat, a person and a reference mean in the ledger. */
export async function findAbout(
  context: Context,
  { group }: NamedScope,
  { seat, person, reference }: Wanted,
): Promise<About[]> {
  const about: About[] = [];
  if (seat !== undefined) {
    if (!group) throw bookErrors.BOOKS_SEAT_NEEDS_GROUP().at('seat');
    const holders = await listHoldersOfSeat(context, { groupId: group.id, seat });
    about.push({ membershipIds: holders.map(({ id }) => id) });
  }
  if (person) about.push(await findPerson(context, person));
  if (reference) about.push(await findReference(context, reference));
  return about;
}

/** The seats that people of this name hold or held, with their payments, and their deposits. */
async function findPerson(context: Context, search: string): Promise<About> {
  const { mode } = context.payments;
  const people = await findAccounts(context, search, MAX_PEOPLE);
  const deposits = await searchDeposits(context, { mode, search, limit: MAX_DEPOSITS });
  if (people.length > MAX_PEOPLE || deposits.length === MAX_DEPOSITS) {
    throw bookErrors.BOOKS_TOO_MANY_PEOPLE().at('person');
  }
  const memberships = await listMembershipsOfUsers(
    context,
    people.map(({ id }) => id),
  );
  const membershipIds = memberships.map(({ id }) => id);
  const payments = await findPaymentsOf(context, membershipIds);
  return { membershipIds, subjectIds: [...deposits, ...payments] };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The keys of entries that have the provider's reference and no record of ours. */
const PROVIDER_KEYS: readonly ((reference: string) => string)[] = [
  (reference) => `provider-fee:${reference}`,
  (reference) => `provider-payout:${reference}`,
  (reference) => `provider-payout-arrived:${reference}:0`,
  (reference) => `provider-payout-sent-back:${reference}:0`,
  (reference) => `provider-explained:${reference}`,
  (reference) => `unexpected-payment:${reference}`,
];

/** What the provider or a bank knows by a reference, or the record with an id. */
async function findReference(context: Context, reference: string): Promise<About> {
  const { mode } = context.payments;
  const limit = MAX_REFERENCED;
  const found = [
    ...(await findPaymentsByReference(context, { mode, reference })),
    ...(await findPayouts(context, { book: mode, limit, reference })),
    ...(await findEntries(context, { limit, reference })),
  ].map(({ id }) => id);
  const isId = UUID.test(reference);
  return {
    membershipIds: isId ? [reference] : [],
    subjectIds: isId ? [...found, reference] : found,
    keys: [reference, ...PROVIDER_KEYS.map((key) => key(reference))],
  };
}
