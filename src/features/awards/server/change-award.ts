import { readUser } from '#features/accounts/profile/server/read-user.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { lockMembership } from '#features/memberships/server/change-membership.ts';
import {
  readSeatRecipient,
  type SeatRecipient,
} from '#features/memberships/server/seat-recipients.ts';
import type { TransactionContext } from '#platform/context.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import type { Happening } from '../contract.ts';
import { describeHappening } from '../describe-happening.ts';
import { awardErrors } from '../errors.ts';
import type { AwardStep, AwardTurn } from '../rules.ts';
import { stepMail } from './mails.ts';
import { findAward, insertChange, lockAward, updateAward } from './queries.ts';
import type { AwardChangeRow, AwardRow } from './tables.ts';

/** An award that has not ended, locked after its membership: the order in which memberships end. */
export async function lockOpenAward(tx: TransactionContext, id: string): Promise<AwardRow> {
  const found = await findAward(tx.db, id);
  if (!found) throw awardErrors.AWARD_NOT_FOUND();
  await lockMembership(tx, found.membershipId);
  const award = await lockAward(tx.db, id);
  if (!award) throw awardErrors.AWARD_NOT_FOUND();
  if (award.end || award.step === 'paid') throw awardErrors.AWARD_ENDED();
  return award;
}

export type Step = {
  step: AwardStep;
  turn: AwardTurn;
  by: AwardChangeRow['by'];
  actor?: string;
  /** What an admin wrote, or what happened. */
  reason: string | Happening;
};

type Fields = Partial<Omit<AwardRow, 'id' | 'step' | 'turn' | 'turnSince' | 'updatedAt'>>;
/** The mail to the member; by default the one about a step. */
type Mail = { key: string; write: (seat: SeatRecipient, locale: Locale) => MailContent };

/**
 * Changes an award, records the change and notifies the member. The caller has locked the award.
 */
export async function changeAward(
  tx: TransactionContext,
  award: AwardRow,
  { step, turn, by, actor, reason: given }: Step,
  fields: Fields = {},
  mail?: Mail,
): Promise<AwardRow> {
  const at = tx.clock.now();
  const id = tx.randomness.id();
  const said = await reasonOf(tx, award.userId, given);
  const { reason } = said;
  const turnSince = turn === award.turn && step === award.step ? award.turnSince : at;
  const change = { step, turn, turnSince, updatedAt: at, ...fields };
  const changed = await updateAward(tx.db, award.id, change);
  await insertChange(tx.db, {
    id,
    awardId: award.id,
    step,
    turn,
    by,
    ...said,
    at,
    ...(actor ? { actor } : {}),
  });
  const { selectedOn } = award;
  await notifyMember(tx, award, {
    key: mail?.key ?? `award-step:${id}`,
    write:
      mail?.write ?? ((seat, locale) => stepMail(seat, { step, turn, reason, selectedOn }, locale)),
  });
  return changed;
}

/** A reason as it is stored: what happened, and the sentence that the member gets by mail. */
export async function reasonOf(
  tx: TransactionContext,
  userId: string,
  given: Step['reason'],
): Promise<{ reason: string; happening?: Happening }> {
  if (typeof given === 'string') return { reason: given };
  const user = await readUser(tx, userId);
  const reason = describeHappening(given, user?.mailLocale ?? DEFAULT_LOCALE);
  return { reason, happening: given };
}

/** Queues a mail about an award to its member. */
export async function notifyMember(
  tx: TransactionContext,
  award: Pick<AwardRow, 'userId' | 'groupId' | 'seat'>,
  { key, write }: Mail,
): Promise<void> {
  const user = await readUser(tx, award.userId);
  if (!user) return;
  await queueMail(tx, {
    to: user.email,
    dedupeKey: key,
    content: write(await readSeatRecipient(tx, award, user), user.mailLocale),
  });
}
