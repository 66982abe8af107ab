import type { ApprovalHandler } from '#features/approvals/server/approval-handler.ts';
import { enterApproval } from '#features/approvals/server/decide-approval.ts';
import { MonthNotClosable } from '#features/ledger/errors.ts';
import { closeMonth, findCloseRefusal } from '#features/ledger/server/close-month.ts';
import { readTurnover } from '#features/ledger/server/reading/read-turnover.ts';
import { listExplained } from '#features/provider-money/server/list-explained.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { CalendarMonth } from '#shared/calendar/months.ts';
import { formatMonth } from '#shared/text/format-date.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { BookMonths } from '../contract.ts';
import { monthEndErrors, refusedMonth } from '../errors.ts';
import { listMonths } from './list-months.ts';
import { findCloses, insertClose, lockClose, updateClose } from './queries.ts';
import { readStillOpen } from './read-still-open.ts';

/** The kind of approval that closes a month of a book. */
export const CLOSE_APPROVAL = 'month-close';

/**
 * Asks to close a month of the running book; a second person confirms it. What is still open does
 * not stop it, but both are shown it.
 */
export async function requestClose(
  context: Context,
  actor: Session,
  { month }: { month: CalendarMonth },
): Promise<BookMonths> {
  const book = context.payments.mode;
  const stillOpen = await readStillOpen(context, actor);
  const explained = await explainedSinceClose(context);
  await inTransaction(context, async (tx) => {
    const refusal = await findCloseRefusal(tx, { book, month });
    if (refusal) throw refusedMonth(refusal, month);
    const [id, now] = [tx.randomness.id(), tx.clock.now()];
    const isFirst = await insertClose(tx.db, {
      id,
      book,
      month,
      state: 'asked',
      askedById: actor.userId,
      askedBy: actor.email,
      askedAt: now,
    });
    if (!isFirst) throw monthEndErrors.CLOSE_ASKED();
    const approvalId = await enterApproval(tx, actor, {
      kind: CLOSE_APPROVAL,
      subjectId: id,
      // Nobody is paid by it.
      beneficiaryId: id,
      amountCents: Math.max(1, await readTurnover(tx.db, { book, month })),
      summary: `Close of ${formatMonth(month, 'en')} (${book} books)`,
      details: {
        amountIs: 'all debits of the month',
        ...(stillOpen.length > 0 && {
          stillOpen: stillOpen.map(({ title, count }) => `${title}: ${count}`).join(', '),
        }),
        ...(explained && { explained }),
      },
    });
    await updateClose(tx.db, id, { approvalId });
  });
  return listMonths(context, actor);
}

/** Beyond this the second person reads them in the pack of the month. */
const MAX_NAMED = 10;

/**
 * What single people said about transactions of the provider since the last close was asked for: the
 * second person sees each of them with exactly one close.
 */
async function explainedSinceClose(context: Context): Promise<string> {
  const closes = await findCloses(context.db, context.payments.mode);
  const last = closes.map(({ askedAt }) => askedAt.getTime()).sort((a, b) => b - a)[0];
  const explained = await listExplained(context, last ? new Date(last) : undefined);
  const named = explained
    .slice(0, MAX_NAMED)
    .map(
      ({ cents, account, note, by }) =>
        `${formatMoney(usd(cents))} ${account}, ‘${note}’, by ${by}`,
    );
  const more = explained.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Confirmed, the ledger closes the month in the same transaction; rejected, it may be asked again. */
export const closeApprovalHandler: ApprovalHandler = {
  async onConfirmed(tx, { subjectId, decidedBy, decidedAt }) {
    const close = await lockClose(tx.db, subjectId);
    if (close?.state !== 'asked') throw monthEndErrors.CLOSE_CHANGED();
    await updateClose(tx.db, close.id, { state: 'closed', decidedBy, decidedAt });
    try {
      await closeMonth(tx, close);
    } catch (error) {
      throw error instanceof MonthNotClosable ? refusedMonth(error.reason, close.month) : error;
    }
  },
  async onRejected(tx, { subjectId, decidedBy, decidedAt }) {
    const close = await lockClose(tx.db, subjectId);
    if (close?.state !== 'asked') return;
    await updateClose(tx.db, close.id, { state: 'rejected', decidedBy, decidedAt });
  },
};
