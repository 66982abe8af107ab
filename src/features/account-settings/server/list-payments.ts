import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import {
  listContributions,
  readOwnAccount,
} from '#features/contributions/paying/server/list-instalments.ts';
import { readContributions } from '#features/contributions/paying/server/read-contributions.ts';
import { listDepositIds } from '#features/deposits/server/unsettled-deposits.ts';
import { type PaidMoney, readPaidMoney } from '#features/payments/server/read-payments.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { PaymentEntry } from '../contract.ts';
import { receiptNumber } from '../rules.ts';
import { readOwnUser } from './own-user.ts';

/** Everything the person paid that counted, the newest first. */
export async function listPayments(context: Context, session: Session): Promise<PaymentEntry[]> {
  const user = await readOwnUser(context, session);
  const application = session.isEmailVerified
    ? await readApplicationByEmail(context, session.email)
    : undefined;
  const payer = application?.fullName ?? user.displayName ?? session.email;
  const deposits = application
    ? await readPaidMoney(context.db, await listDepositIds(context, application.id))
    : [];
  const entries = [
    ...deposits.map((paid) => depositEntry(paid, payer)),
    ...(await contributionEntries(context, session, payer)),
  ];
  return entries.sort((one, other) => other.paidAt.localeCompare(one.paidAt));
}

function depositEntry(paid: PaidMoney, payer: string): PaymentEntry {
  return {
    id: paid.id,
    kind: 'deposit',
    amountCents: paid.amountCents,
    returnedCents: paid.refundedCents,
    paidAt: paid.paidAt.toISOString(),
    method: paid.method,
    instalments: null,
    seat: null,
    payer,
    receipt: receiptNumber(paid.id),
  };
}

/** Contributions without a payment of their own; the deposit is listed as a payment. */
const CREDITS: readonly PaymentEntry['kind'][] = ['deposit', 'surplus', 'transfer'];

async function contributionEntries(
  context: Context,
  session: Session,
  payer: string,
): Promise<PaymentEntry[]> {
  const entries: PaymentEntry[] = [];
  for (const { membershipId, groupName, seat } of await readContributions(context, session)) {
    const account = await readOwnAccount(context, session, membershipId);
    const counted = (await listContributions(context, account)).filter(
      ({ kind, countedAt }) => !CREDITS.includes(kind) && countedAt !== null,
    );
    const paid = await readPaidMoney(
      context.db,
      counted.map(({ id }) => id),
    );
    const methods = new Map(paid.map(({ id, method }) => [id, method]));
    for (const one of counted) {
      entries.push({
        id: one.id,
        kind: one.kind,
        amountCents: one.amountCents,
        returnedCents: one.returnedCents,
        paidAt: one.countedAt ?? one.createdAt,
        method: methods.get(one.id) ?? null,
        instalments: one.instalments,
        seat: { groupName, number: seat },
        payer,
        receipt: receiptNumber(one.id),
      });
    }
  }
  return entries;
}
