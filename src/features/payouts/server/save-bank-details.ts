import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { sealText } from '#platform/sealing/sealed-text.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import type { BankDetails, MaskedDetails } from '../contract.ts';
import { EARLIER_ADDRESS_DAYS, maskAccount, type PayeeKind, usableFrom } from '../rules.ts';
import { detailsChangedMail } from './mails.ts';
import {
  findEarlierAddresses,
  findToldAddresses,
  insertDetails,
  lockUnderWayTo,
  replaceDetails,
  updatePayout,
} from './queries.ts';
import type { BankDetailsRow } from './tables.ts';

/**
 * Changes a member's bank details and notifies their addresses. The call requires a fresh sign-in.
 */
export async function saveOwnBankDetails(
  context: Context,
  session: Session,
  given: BankDetails,
): Promise<MaskedDetails> {
  if (!session.isEmailVerified) throw commonErrors.FORBIDDEN();
  const row = sealDetails(context, { ownerKind: 'member', ownerId: session.userId }, given);
  return inTransaction(context, async (tx) => {
    const saved = await putDetails(tx, session, row);
    await notifyOwner(tx, session, saved);
    return toMasked(saved, tx.clock.now());
  });
}

/** The account of the title company that closes an award's purchase, entered by an admin. */
export async function saveTitleCompanyDetails(
  context: Context,
  actor: Session,
  awardId: string,
  given: BankDetails,
): Promise<MaskedDetails> {
  const row = sealDetails(context, { ownerKind: 'title_company', ownerId: awardId }, given);
  return inTransaction(context, async (tx) => {
    const saved = await putDetails(tx, actor, row);
    await recordAudit(tx, {
      actor,
      action: 'payout.title-company-account-entered',
      subject: { type: 'system', id: `award:${awardId}`, label: given.holder },
      after: { account: saved.masked },
    });
    return toMasked(saved, tx.clock.now());
  });
}

export function toMasked(row: BankDetailsRow, now: Date): MaskedDetails {
  return {
    account: row.masked,
    kind: row.accountKind,
    enteredAt: row.enteredAt.toISOString(),
    usableFrom: row.usableFrom.toISOString(),
    isUsable: row.usableFrom <= now,
  };
}

/** What an encrypted text is bound to: copied to another owner it cannot be decrypted. */
export const bindingOf = ({ ownerKind, ownerId }: { ownerKind: PayeeKind; ownerId: string }) =>
  `bank-details:${ownerKind}:${ownerId}`;

type Sealed = Pick<BankDetailsRow, 'ownerKind' | 'ownerId' | 'sealed' | 'masked' | 'accountKind'>;

function sealDetails(
  { bankDetailKeys, randomness }: Context,
  owner: Pick<BankDetailsRow, 'ownerKind' | 'ownerId'>,
  given: BankDetails,
): Sealed {
  return {
    ...owner,
    sealed: sealText(bankDetailKeys, randomness, {
      text: JSON.stringify(given),
      binding: bindingOf(owner),
    }),
    masked: maskAccount(given.accountNumber),
    accountKind: given.kind,
  };
}

/** Payouts that were requested with the earlier account have to be requested again. */
async function putDetails(
  tx: TransactionContext,
  actor: Session,
  sealed: Sealed,
): Promise<BankDetailsRow> {
  const now = tx.clock.now();
  // First, so that a payout requested at the same time is seen below.
  await replaceDetails(tx.db, sealed, now);
  for (const payout of await lockUnderWayTo(tx.db, sealed.ownerId)) {
    await updatePayout(tx.db, payout.id, {
      state: 'owed',
      approvalId: null,
      askedBy: null,
      bankDetailsId: null,
      updatedAt: now,
    });
  }
  return insertDetails(tx.db, {
    ...sealed,
    id: tx.randomness.id(),
    toldAddress: actor.email,
    enteredById: actor.userId,
    enteredAt: now,
    usableFrom: usableFrom(now),
  });
}

async function notifyOwner(
  tx: TransactionContext,
  { userId, email }: Session,
  saved: BankDetailsRow,
): Promise<void> {
  const user = await readUser(tx, userId);
  const since = daysLater(tx.clock.now(), -EARLIER_ADDRESS_DAYS);
  const told = await findToldAddresses(tx.db, saved, since);
  const earlier = [...told, ...(await findEarlierAddresses(tx.db, { userId, since }))];
  const addresses = new Set([email, ...(user ? [user.email] : []), ...earlier]);
  const person = {
    firstName: user?.firstName ?? '',
    siteUrl: tx.config.publicUrl,
    locale: user?.mailLocale ?? 'en',
  };
  for (const [index, address] of [...addresses].entries()) {
    const isEarlierAddress = address !== email && address !== user?.email;
    await queueMail(tx, {
      to: address,
      dedupeKey: `bank-details-changed:${saved.id}:${index}`,
      content: detailsChangedMail(person, {
        account: saved.masked,
        usableFrom: saved.usableFrom,
        isEarlierAddress,
      }),
    });
  }
}
