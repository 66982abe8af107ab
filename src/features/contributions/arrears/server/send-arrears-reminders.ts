import type { Book } from '#features/ledger/accounts.ts';
import { queueMails } from '#features/mails/server/queue-mail.ts';
import { readMemberships } from '#features/memberships/server/read-memberships.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { findUnderWay } from '../../paying/server/payment-queries.ts';
import { oldestUnpaid, owedOn } from '../../rules.ts';
import type { AccountRow } from '../../server/accounts/account-queries.ts';
import { arrearsMail } from '../../server/mails.ts';
import { readSeatRecipients } from '../../server/seat-recipients.ts';
import { END_STEP, endDate, takeStep } from '../arrears.ts';
import { lockDueReminders, recordSteps, type TakenStep } from './step-queries.ts';

/** Large enough that commits cost little, small enough that locks last less than a second. */
const BATCH = 2_000;

/**
 * Sends every reminder of rule 11 that is due, over all groups, batch by batch. A batch is one
 * transaction, so a process that dies continues where it stopped. Concurrent batches and processes
 * take different rows, in no fixed order; a day that fits into one batch uses only one, so that it
 * can be replayed.
 */
export async function sendArrearsReminders(context: Context): Promise<number> {
  const today = dateOf(context.clock.now());
  const book = context.payments.mode;
  let sent = 0;
  const sendBatch = async () => {
    const taken = await inTransaction(context, (tx) => remindBatch(tx, book, today));
    sent += taken;
    return taken;
  };
  const sendAll = async () => {
    while ((await sendBatch()) > 0);
  };
  const isOneBatch = (await sendBatch()) < BATCH;
  await Promise.all(isOneBatch ? [sendAll()] : [sendAll(), sendAll()]);
  return sent;
}

async function remindBatch(
  tx: TransactionContext,
  book: Book,
  today: CalendarDate,
): Promise<number> {
  const accounts = await lockDueReminders(tx.db, { book, today, limit: BATCH });
  if (accounts.length === 0) return 0;
  const underWay = await findUnderWay(
    tx.db,
    accounts.map(({ membershipId }) => membershipId),
    { isPrepayment: false },
  );
  // While a bank is processing a payment, no reminder is sent.
  const processing = new Set(
    underWay.filter(({ state }) => state === 'processing').map(({ membershipId }) => membershipId),
  );
  const steps = accounts.map((account) =>
    stepOf(tx, account, { today, hasMail: !processing.has(account.membershipId) }),
  );
  await recordSteps(tx.db, steps, tx.clock.now());
  await queueReminders(tx, accounts, steps);
  return accounts.length;
}

function stepOf(
  { randomness }: TransactionContext,
  account: AccountRow,
  { today, hasMail }: { today: CalendarDate; hasMail: boolean },
): TakenStep {
  const { membershipId, dueOn, nextStep, nextStepOn, startMonth } = account;
  const k = oldestUnpaid(account);
  const next = nextStepOn === null ? undefined : { step: nextStep, on: nextStepOn };
  const taken = dueOn !== null && next ? takeStep(dueOn, next, today) : undefined;
  if (!taken?.next || k === undefined) throw new Error(`membership ${membershipId} owes nothing`);
  // A seat ends only after a last reminder that was mailed: one that a payment in flight holds back
  // is tried again the next day.
  const isHeldBack = !hasMail && taken.next.step === END_STEP;
  const after = isHeldBack ? { step: taken.taken, on: addDays(today, 1) } : taken.next;
  return {
    id: randomness.id(),
    membershipId,
    k,
    step: taken.taken,
    owedCents: owedOn(account, startMonth, today).amountCents,
    hasMail,
    isHeldBack,
    nextStep: after.step,
    nextStepOn: after.on,
  };
}

async function queueReminders(
  tx: TransactionContext,
  accounts: readonly AccountRow[],
  steps: readonly TakenStep[],
): Promise<void> {
  const told = steps.filter(({ hasMail }) => hasMail);
  const byId = new Map(accounts.map((account) => [account.membershipId, account]));
  const seats = await readSeatRecipients(tx, accounts);
  const memberships = await readMemberships(
    tx,
    told.map(({ membershipId }) => membershipId),
  );
  await queueMails(
    tx,
    told.flatMap(({ membershipId, k, step, owedCents, nextStep, nextStepOn }) => {
      const seat = seats.get(membershipId);
      const dueOn = byId.get(membershipId)?.dueOn;
      if (!seat || !dueOn) return [];
      const isAwarded = memberships.get(membershipId)?.status === 'awarded';
      const endsOn = endDate(dueOn, { isEnd: nextStep === END_STEP, on: nextStepOn });
      return {
        to: seat.email,
        // After a pause the last reminder is sent again, with another end.
        dedupeKey: `contribution-late:${membershipId}:${k}:${step}:${endsOn}`,
        content: arrearsMail(seat, { step, owedCents, dueOn, endsOn, isAwarded }),
      };
    }),
  );
}
