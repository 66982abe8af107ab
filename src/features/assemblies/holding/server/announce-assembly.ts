import { greetingName } from '#features/accounts/greeting-name.ts';
import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { readPriceFromEnd } from '#features/contributions/paying/server/pay-from-end.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { queueMail, queueMails } from '#features/mails/server/queue-mail.ts';
import { listHolders, type Membership } from '#features/memberships/server/read-memberships.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { cutOffAt } from '#features/program-rules/calendar.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import {
  heldBidMail,
  type ListStanding,
  listClosedMail,
  postponedMail,
  type Recipient,
  resultMail,
} from '../../server/mails.ts';
import { findAssembly } from '../../server/queries.ts';
import type { AssemblyRow, PickRow } from '../../server/tables.ts';
import { findPicks } from './pick-queries.ts';

/** Large enough for throughput, small enough for a short transaction. */
const BATCH = 240;

/**
 * Queues a mail with the hash of the closed list for every member, and for those who left and are
 * still drawn for their refund; idempotent.
 */
export async function announceList(
  context: Context,
  { assemblyId }: { assemblyId: string },
): Promise<void> {
  const assembly = await findAssembly(context.db, assemblyId);
  if (!assembly?.listText) return;
  const list = readListFile(assembly.listText);
  const [active, cancelled] = [new Set(list.active), new Set(list.cancelled)];
  const standingOf = ({ seat, status }: Membership): ListStanding | undefined => {
    if (active.has(seat)) return 'listed';
    if (cancelled.has(seat)) return 'cancelled';
    if (status === 'awarded') return 'awarded';
    return status === 'active' ? 'not-paid-up' : undefined;
  };
  const nextCutOff = await readNextCutOff(context, assembly);
  const siteUrl = context.config.publicUrl;
  await writeToMembers(context, assembly, {
    key: `assembly-list:${assemblyId}`,
    isTold: (holder) => standingOf(holder) !== undefined,
    write: (recipient, holder) =>
      listClosedMail(assembly, recipient, {
        standing: standingOf(holder) ?? 'listed',
        nextCutOff,
        siteUrl,
      }),
  });
}

/** By when a seat has to be paid up for the assembly after this one. */
async function readNextCutOff(
  context: Context,
  { groupId, month }: AssemblyRow,
): Promise<Date | undefined> {
  const group = await readGroup(context, groupId);
  if (!group?.startMonth || month >= TERM_MONTHS) return undefined;
  return cutOffAt(group.startMonth, month + 1);
}

/** Queues a mail about a postponement for everybody whom the assembly concerns; idempotent. */
export async function announcePostponed(
  context: Context,
  { assemblyId }: { assemblyId: string },
): Promise<void> {
  const assembly = await findAssembly(context.db, assemblyId);
  const times = assembly?.postponements.length ?? 0;
  if (!assembly || times === 0) return;
  await writeToMembers(context, assembly, {
    key: `assembly-postponed:${assemblyId}:${times}`,
    isTold: ({ status }) => WAITING.includes(status),
    write: (recipient) => postponedMail(assembly, recipient, context.config.publicUrl),
  });
}

/** Who waits for a home or for a refund. */
const WAITING: readonly Membership['status'][] = ['active', 'cancelled'];

/**
 * Queues the result for those who wait and want every mail, and for a bidder whose bid is held what
 * to pay until when. A seat that was awarded has the mail of its award. A later pick gets a
 * separate mail.
 */
export async function announceResult(
  context: Context,
  { assemblyId }: { assemblyId: string },
): Promise<void> {
  const assembly = await findAssembly(context.db, assemblyId);
  if (!assembly?.decision) return;
  const picks = await findPicks(context.db, assemblyId);
  for (const pick of picks) if (pick.status === 'held') await mailBidder(context, assembly, pick);
  const picked = new Set(picks.map(({ membershipId }) => membershipId));
  const onWheel = new Set(assembly.listText ? readListFile(assembly.listText).cancelled : []);
  await writeToMembers(context, assembly, {
    key: `assembly-result:${assemblyId}:${picks.length}`,
    isTold: ({ id, status, seat }) =>
      !picked.has(id) && (status === 'active' || (status === 'cancelled' && onWheel.has(seat))),
    isDetail: true,
    write: (recipient) => resultMail(assembly, picks, recipient, context.config.publicUrl),
  });
}

async function mailBidder(context: Context, assembly: AssemblyRow, pick: PickRow): Promise<void> {
  await inTransaction(context, async (tx) => {
    const holders = await listHolders(tx, assembly.groupId);
    const userId = holders.find(({ id }) => id === pick.membershipId)?.userId ?? '';
    const person = (await readUsers(tx, [userId])).get(userId);
    if (!person) return;
    const { membershipId, instalments } = pick;
    const price = { membershipId, instalments: instalments ?? 0 };
    const amountCents = await readPriceFromEnd(tx, price);
    const to = { firstName: greetingName(person), seat: pick.seat, locale: person.mailLocale };
    await queueMail(tx, {
      to: person.email,
      dedupeKey: `bid-held:${pick.id}`,
      content: heldBidMail(assembly, { ...pick, amountCents }, to, tx.config.publicUrl),
    });
  });
}

type Announcement = {
  key: string;
  isTold: (holder: Membership) => boolean;
  /** Only for those who chose to get everything; the others read it in their digest. */
  isDetail?: boolean;
  write: (recipient: Recipient, holder: Membership) => MailContent;
};

async function writeToMembers(
  context: Context,
  { groupId }: AssemblyRow,
  { key, isTold, isDetail = false, write }: Announcement,
): Promise<void> {
  const holders = (await listHolders(context, groupId)).filter(isTold);
  for (let start = 0; start < holders.length; start += BATCH) {
    const batch = holders.slice(start, start + BATCH);
    await inTransaction(context, async (tx) => {
      const ids = batch.map(({ userId }) => userId);
      const people = await readUsers(tx, ids);
      const mails = batch.flatMap((holder) => {
        const { userId, seat } = holder;
        const person = people.get(userId);
        if (!person || (isDetail && person.mailChoice !== 'everything')) return [];
        const { email, mailLocale: locale } = person;
        const firstName = greetingName(person);
        const content = write({ firstName, seat, locale }, holder);
        return [{ to: email, dedupeKey: `${key}:${seat}`, content }];
      });
      await queueMails(tx, mails);
    });
  }
}
