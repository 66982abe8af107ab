import { queueMails } from '#features/mails/server/queue-mail.ts';
import type { SavedMethod } from '#features/payments/contract.ts';
import { readChargeableMethods } from '#features/payments/server/methods/read-method.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { amountOfNext } from '../../rules.ts';
import { type AccountRow, lockAccounts } from '../../server/accounts/account-queries.ts';
import { type DigestPart, digestHandler } from '../../server/digest-handler.ts';
import { inBatches } from '../../server/in-batches.ts';
import { announcedMail } from '../../server/mails.ts';
import { readReceivedThisMonth } from '../../server/read-received.ts';
import { readSeatRecipients, type SeatAddress } from '../../server/seat-recipients.ts';
import { instalmentsDueIn, nextAutomatic, type Upcoming } from '../automatic.ts';
import { stopAutomaticOf } from './charge-outcome.ts';
import { findToAnnounce, insertCharges, planCharges, type ToAnnounce } from './charge-queries.ts';

/** Large enough that commits cost little, small enough that locks last less than a second. */
const BATCH = 2_000;

type Announced = { account: AccountRow; method: SavedMethod; next: Upcoming };

/** Announces every automatic payment of the next days by mail, each once. */
export function announceCharges(context: Context): Promise<void> {
  const today = dateOf(context.clock.now());
  const book = context.payments.mode;
  return inBatches<ToAnnounce>(context, {
    readPage: (after) => findToAnnounce(context.db, { book, today, limit: BATCH, after }),
    work: (tx, page) => announceBatch(tx, page, today),
    failed: 'automatic payments could not be announced',
  });
}

async function announceBatch(
  tx: TransactionContext,
  page: readonly { membershipId: string }[],
  today: CalendarDate,
): Promise<void> {
  const locked = await lockAccounts(
    tx.db,
    page.map(({ membershipId }) => membershipId),
  );
  const accounts = locked.filter(
    ({ chargeOn, closedAt }) => chargeOn !== null && chargeOn <= today && !closedAt,
  );
  const methods = await readChargeableMethods(tx, accounts);
  const announced: Announced[] = [];
  const planned: { membershipId: string; chargeOn: CalendarDate | null }[] = [];
  for (const account of accounts) {
    const { membershipId } = account;
    const method = methods.get(membershipId);
    if (!method) {
      await stopAutomaticOf(tx, account);
      continue;
    }
    const next = nextAutomatic(account, today);
    const isDue = next !== undefined && next.announceOn <= today;
    if (isDue) announced.push({ account, method, next });
    planned.push({ membershipId, chargeOn: isDue ? null : (next?.announceOn ?? null) });
  }
  const now = tx.clock.now();
  await insertCharges(
    tx.db,
    announced.map(({ account: { membershipId }, next: { month, attempt, chargeOn } }) => ({
      id: tx.randomness.id(),
      membershipId,
      month,
      attempt,
      chargeOn,
      state: 'announced' as const,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await planCharges(tx.db, planned);
  await queueAnnouncements(tx, announced);
}

async function queueAnnouncements(
  tx: TransactionContext,
  announced: readonly Announced[],
): Promise<void> {
  const seats = await readSeatRecipients(
    tx,
    announced.map(({ account }) => account),
  );
  const digests = await readDigests(tx, announced, seats);
  await queueMails(
    tx,
    announced.flatMap(({ account, method, next: { month, attempt, chargeOn } }) => {
      const { membershipId } = account;
      const seat = seats.get(membershipId);
      if (!seat) return [];
      const amountCents = amountOfNext(account, instalmentsDueIn(account, month));
      const methodName = `${method.name} •••• ${method.last4}`;
      return {
        to: seat.email,
        dedupeKey: `automatic-announced:${membershipId}:${month}:${attempt}:${method.id}`,
        content: announcedMail(
          seat,
          { amountCents, chargeOn, methodName },
          digests.get(membershipId),
        ),
      };
    }),
  );
}

/** The digest goes with the first announcement of a month, to those who chose it. */
async function readDigests(
  tx: TransactionContext,
  announced: readonly Announced[],
  seats: ReadonlyMap<string, SeatAddress>,
): Promise<Map<string, DigestPart & { receivedCents: number }>> {
  const wanted = announced.flatMap(({ account: { membershipId, groupId }, next }) => {
    const seat = seats.get(membershipId);
    const isWanted = seat?.mailChoice === 'digest' && next.attempt === 1 && next.month > 1;
    return isWanted ? [{ membershipId, groupId, locale: seat.locale }] : [];
  });
  const parts = await digestHandler()(tx, wanted);
  const received = await readReceivedThisMonth(
    tx,
    wanted.map(({ membershipId }) => membershipId),
  );
  return new Map(
    wanted.map(({ membershipId }) => [
      membershipId,
      {
        ...(parts.get(membershipId) ?? { paragraphs: [], facts: [] }),
        receivedCents: received.get(membershipId) ?? 0,
      },
    ]),
  );
}
