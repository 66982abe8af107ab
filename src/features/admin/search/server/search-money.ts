import { findEntries } from '#features/approvals/server/find-entries.ts';
import { findPaymentsOfAmount } from '#features/contributions/server/find-payments.ts';
import {
  findDepositsOfAmount,
  findDepositsOfPayments,
} from '#features/deposits/server/find-deposits.ts';
import {
  findMethodsByLast4,
  findPaymentsByLast4,
  findPaymentsByReference,
} from '#features/payments/server/find-payments.ts';
import { findPayouts } from '#features/payouts/server/find-payouts.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { RESULTS_OF_A_KIND } from '../rules.ts';
import { applicantPage, personPage, readNames, type Search } from './search-result.ts';

const limit = RESULTS_OF_A_KIND;
const money = (cents: number) => formatMoney(usd(cents));
const say = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

export const searchContributions: Search = async (context, { cents }) => {
  if (!cents) return [];
  const book = context.payments.mode;
  const found = await findPaymentsOfAmount(context, { book, cents, limit });
  const nameOf = await readNames(
    context,
    found.map(({ userId }) => userId),
  );
  return found.map(({ id, userId, amountCents, seat, state, createdAt }) => ({
    id: `contribution:${id}`,
    title: `${money(amountCents)} of ${nameOf(userId)}`,
    detail: say(`seat ${seat}`, state, dateOf(createdAt)),
    href: personPage(userId),
  }));
};

/** By the end of the card or account, or the provider's reference. */
export const searchPayments: Search = async (context, { last4, reference }) => {
  const { mode } = context.payments;
  const found = last4
    ? await findPaymentsByLast4(context, { mode, last4, limit })
    : reference
      ? await findPaymentsByReference(context, { mode, reference })
      : [];
  const nameOf = await readNames(
    context,
    found.map(({ ownerId }) => ownerId),
  );
  // Deposits are paid by people who need not have an account.
  const unowned = found.filter(({ ownerId }) => ownerId === null).map(({ id }) => id);
  const deposits = new Map(
    (await findDepositsOfPayments(context, unowned)).map((deposit) => [deposit.id, deposit]),
  );
  return found.map(({ id, ownerId, amountCents, status, paidName, paidLast4, createdAt }) => {
    const deposit = deposits.get(id);
    const name = deposit?.fullName ?? nameOf(ownerId);
    return {
      id: `payment:${id}`,
      title: `${money(amountCents)} of ${name}`,
      detail: say(paidName, paidLast4 && `ends in ${paidLast4}`, status, dateOf(createdAt)),
      href: ownerId ? personPage(ownerId) : depositPage(deposit),
    };
  });
};

export const searchMethods: Search = async (context, { last4 }) => {
  if (!last4) return [];
  const found = await findMethodsByLast4(context, { mode: context.payments.mode, last4, limit });
  const nameOf = await readNames(
    context,
    found.map(({ ownerId }) => ownerId),
  );
  return found.map((method) => ({
    id: `method:${method.id}`,
    title: `${method.name ?? 'Card or account'} of ${nameOf(method.ownerId)}`,
    detail: say(`ends in ${method.last4}`, method.status),
    href: personPage(method.ownerId),
  }));
};

export const searchDeposits: Search = async (context, { cents }) => {
  if (!cents) return [];
  const found = await findDepositsOfAmount(context, { mode: context.payments.mode, cents, limit });
  return found.map((deposit) => ({
    id: `deposit:${deposit.id}`,
    title: `${money(deposit.amountCents)} of ${deposit.fullName}`,
    detail: say(deposit.email, deposit.status, dateOf(deposit.createdAt)),
    href: depositPage(deposit),
  }));
};

/** By amount, or the bank's reference. */
export const searchPayouts: Search = async (context, { cents, reference }) => {
  const book = context.payments.mode;
  const byAmount = cents ? await findPayouts(context, { book, limit, cents }) : [];
  const found =
    byAmount.length === 0 && reference
      ? await findPayouts(context, { book, limit, reference })
      : byAmount;
  return found.map(({ id, userId, cents: paid, payeeName, state, owedAt }) => ({
    id: `payout:${id}`,
    title: `${money(paid)} to ${payeeName}`,
    detail: say(state, dateOf(owedAt)),
    href: personPage(userId),
  }));
};

/** What one person entered and another confirms: by amount, or the bank's reference. */
export const searchEntries: Search = async (context, { cents, reference }) => {
  const byAmount = cents ? await findEntries(context, { limit, cents }) : [];
  const found =
    byAmount.length === 0 && reference
      ? await findEntries(context, { limit, reference })
      : byAmount;
  return found.map(({ id, userId, summary, amountCents, state, enteredAt }) => ({
    id: `entry:${id}`,
    title: summary,
    detail: say(money(amountCents), state, dateOf(enteredAt)),
    href: personPage(userId),
  }));
};

function depositPage(deposit: { applicationId: string | null; email: string } | undefined): string {
  if (deposit?.applicationId) return applicantPage(deposit.applicationId);
  return `/admin/deposits${deposit ? `?search=${encodeURIComponent(deposit.email)}` : ''}`;
}
