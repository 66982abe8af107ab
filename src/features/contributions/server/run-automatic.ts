import { requestCharges } from '#features/payments/server/charge-payment.ts';
import { readChargeableMethod } from '#features/payments/server/read-method.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { usd } from '#shared/money.ts';
import { instalmentsDueIn, nextAutomatic } from '../automatic.ts';
import { amountOfNext } from '../rules.ts';
import { type AccountRow, lockAccount, updateAccount } from './account-queries.ts';
import { stopAutomaticOf } from './charge-outcome.ts';
import {
  findDueCharges,
  findToAnnounce,
  insertCharge,
  lockCharge,
  updateCharge,
} from './charge-queries.ts';
import { collectFailures } from './collect-failures.ts';
import { announcedMail } from './emails.ts';
import { CONTRIBUTION_PURPOSE } from './payment-handler.ts';
import { findUnderWay, insertContribution } from './payment-queries.ts';
import { tellMember } from './tell-payment.ts';

const PAGE = 200;

/** Announces every automatic payment that comes in the next days, each once, with its mail. */
export async function announceCharges(context: Context): Promise<void> {
  const today = dateOf(context.clock.now());
  const book = context.payments.mode;
  const failures = collectFailures();
  for (let after: string | undefined; ; ) {
    const of = { book, today, limit: PAGE, ...(after ? { after } : {}) };
    const page = await findToAnnounce(context.db, of);
    await failures.collect(page, ({ membershipId }) =>
      inTransaction(context, (tx) => announceOne(tx, membershipId, today)),
    );
    after = page.at(-1)?.membershipId;
    if (page.length < PAGE) break;
  }
  failures.throwAny('automatic payments could not be announced');
}

async function announceOne(
  tx: TransactionContext,
  membershipId: string,
  today: CalendarDate,
): Promise<void> {
  const account = await lockAccount(tx.db, membershipId);
  if (!account?.chargeOn || account.chargeOn > today || account.closedAt) return;
  const method = await methodOf(tx, account);
  if (!method) return stopAutomaticOf(tx, account);
  const next = nextAutomatic(account, today);
  if (!next || next.announceOn > today) {
    await updateAccount(tx.db, membershipId, { chargeOn: next?.announceOn ?? null });
    return;
  }
  const now = tx.clock.now();
  const { month, attempt, chargeOn } = next;
  const charge = { id: tx.randomness.id(), membershipId, month, attempt, chargeOn };
  await insertCharge(tx.db, { ...charge, state: 'announced', createdAt: now, updatedAt: now });
  await updateAccount(tx.db, membershipId, { chargeOn: null });
  const amountCents = amountOfNext(account, instalmentsDueIn(account, month));
  const methodName = `${method.name} •••• ${method.last4}`;
  const key = `automatic-announced:${membershipId}:${month}:${attempt}:${method.id}`;
  await tellMember(tx, account, key, (seat) =>
    announcedMail(seat, { amountCents, chargeOn, methodName }),
  );
}

/** Makes every announced automatic payment whose date has come, each once. */
export async function makeCharges(context: Context): Promise<void> {
  const today = dateOf(context.clock.now());
  const book = context.payments.mode;
  const failures = collectFailures();
  for (let after: string | undefined; ; ) {
    const of = { book, today, limit: PAGE, ...(after ? { after } : {}) };
    const page = await findDueCharges(context.db, of);
    await failures.collect(page, (one) =>
      inTransaction(context, (tx) => chargeOne(tx, one, today)),
    );
    after = page.at(-1)?.id;
    if (page.length < PAGE) break;
  }
  failures.throwAny('automatic payments could not be made');
}

async function chargeOne(
  tx: TransactionContext,
  { id, membershipId }: { id: string; membershipId: string },
  today: CalendarDate,
): Promise<void> {
  const account = await lockAccount(tx.db, membershipId);
  const charge = await lockCharge(tx.db, id);
  if (!account || charge?.state !== 'announced' || charge.chargeOn > today) return;
  const now = tx.clock.now();
  const method = await methodOf(tx, account);
  const instalments = instalmentsDueIn(account, charge.month);
  if (account.closedAt || !method || instalments === 0) {
    await updateCharge(tx.db, id, { state: 'skipped', updatedAt: now });
    if (account.closedAt || !account.savedMethodId) return;
    if (!method) return stopAutomaticOf(tx, account);
    // Paid by hand meanwhile: the next one is announced in its time.
    const next = nextAutomatic(account, today);
    await updateAccount(tx.db, membershipId, { chargeOn: next?.announceOn ?? null });
    return;
  }
  const underWay = await findUnderWay(tx.db, [membershipId], { isPrepayment: false });
  if (underWay.length > 0) {
    // One payment at a time: when it has failed, this one is made on another day.
    await updateCharge(tx.db, id, { chargeOn: addDays(today, 1), updatedAt: now });
    return;
  }
  const amountCents = amountOfNext(account, instalments);
  const paymentId = tx.randomness.id();
  await requestCharges(tx, [
    {
      id: paymentId,
      purpose: CONTRIBUTION_PURPOSE,
      subjectId: membershipId,
      amount: usd(amountCents),
      mode: account.book,
      description: 'Casa Circle monthly contribution',
      ownerId: account.userId,
      savedMethodId: method.id,
    },
  ]);
  await insertContribution(tx.db, [
    {
      id: paymentId,
      membershipId,
      kind: 'automatic',
      state: 'open',
      amountCents,
      instalments,
      method: method.kind,
      createdAt: now,
      updatedAt: now,
    },
  ]);
  await updateCharge(tx.db, id, { state: 'charged', paymentId, updatedAt: now });
}

async function methodOf(tx: TransactionContext, { savedMethodId, userId, book }: AccountRow) {
  if (!savedMethodId) return undefined;
  return readChargeableMethod(tx, { methodId: savedMethodId, ownerId: userId, mode: book });
}
