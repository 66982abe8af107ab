import { groupNameIn } from '#features/groups/rules.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { assemblyPath } from '../addresses.ts';
import { formatDeadline, formatInstant } from '../checking/format-instant.ts';
import { hashBooks } from '../holding/books-file.ts';
import { assemblyNames } from '../texts.ts';
import type { AssemblyRow, PickRow } from './tables.ts';
import { assemblyMailTexts } from './texts.ts';

/** The recipient of a mail about an assembly. */
export type Recipient = { firstName: string; seat: number; locale: Locale };

/** The address of an assembly's public page in the reader's language. */
const addressOf = (siteUrl: string, assembly: AssemblyRow, locale: Locale) =>
  `${siteUrl}${assemblyPath(nameOf(assembly), locale)}`;

const nameOf = ({ groupCode, month }: AssemblyRow) => ({ group: groupCode, month });

/** The same for people: the group by its name. */
const titleOf = ({ groupCode, month }: AssemblyRow, locale: Locale) => ({
  group: groupNameIn(groupCode, locale),
  month,
});

/** Why a seat is on the closed list, or is not. */
export type ListStanding = 'listed' | 'cancelled' | 'awarded' | 'not-paid-up';

/** The mail with the hash of the closed list, which proves before the draw who takes part. */
export function listClosedMail(
  assembly: AssemblyRow,
  { firstName, seat, locale }: Recipient,
  {
    standing,
    nextCutOff,
    siteUrl,
  }: { standing: ListStanding; nextCutOff: Date | undefined; siteUrl: string },
): MailContent {
  const { greeting, assembly: texts } = assemblyMailTexts(locale);
  const { labels, list } = texts;
  const held = formatInstant(assembly.heldAt, locale);
  return {
    locale,
    subject: list.subject(assembly.month),
    preview: list.preview,
    greeting: greeting(firstName),
    paragraphs: [
      list.closed(titleOf(assembly, locale)),
      list.standings[standing](seat),
      ...(standing === 'not-paid-up' && nextCutOff
        ? [list.comeBack(assembly.month + 1, formatInstant(nextCutOff, locale))]
        : []),
      list.proof(assembly.round, held),
    ],
    facts: [
      { label: labels.hash, value: assembly.listSha256 ?? '' },
      ...(assembly.books
        ? [{ label: labels.booksHash, value: hashBooks(nameOf(assembly), assembly.books) }]
        : []),
      { label: labels.draw, value: held },
      { label: labels.seat, value: String(seat) },
    ],
    action: { label: list.action, href: addressOf(siteUrl, assembly, locale) },
  };
}

/** The mail about an assembly whose list was not closed before its round was public. */
export function postponedMail(
  assembly: AssemblyRow,
  { firstName, seat, locale }: Recipient,
  siteUrl: string,
): MailContent {
  const { greeting, assembly: texts } = assemblyMailTexts(locale);
  const { labels, postponed } = texts;
  const held = formatInstant(assembly.heldAt, locale);
  const closes = formatInstant(assembly.closesAt, locale);
  return {
    locale,
    subject: postponed.subject(assembly.month),
    preview: postponed.preview(held),
    greeting: greeting(firstName),
    paragraphs: [postponed.why(titleOf(assembly, locale), held), postponed.bids(closes)],
    facts: [
      { label: labels.close, value: closes },
      { label: labels.draw, value: held },
      { label: labels.seat, value: String(seat) },
    ],
    action: { label: postponed.action, href: `${siteUrl}/dashboard/assemblies` },
  };
}

type HeldBid = Pick<PickRow, 'instalments' | 'startBy' | 'payBy'> & { amountCents: number };

/** The mail to a bidder whose bid was selected: what to pay until when. */
export function heldBidMail(
  assembly: AssemblyRow,
  { instalments, startBy, payBy, amountCents }: HeldBid,
  { firstName, seat, locale }: Recipient,
  siteUrl: string,
): MailContent {
  const { greeting, bid, assembly: texts } = assemblyMailTexts(locale);
  const n = instalments ?? 0;
  const until = (moment: Date | null) => (moment ? formatDeadline(moment, locale) : '');
  const amount = formatMoney(usd(amountCents), locale);
  return {
    locale,
    subject: bid.held.subject(assembly.month),
    preview: bid.held.preview(until(startBy)),
    greeting: greeting(firstName),
    paragraphs: [texts.result.held(seat, n, until(startBy), until(payBy)), bid.held.otherwise],
    facts: [
      { label: bid.labels.amount, value: amount },
      { label: bid.labels.startBy, value: until(startBy) },
      { label: bid.labels.until, value: until(payBy) },
      { label: bid.labels.seat, value: String(seat) },
    ],
    action: { label: bid.held.action, href: `${siteUrl}/dashboard/assemblies` },
  };
}

/** The result, to those who still wait. */
export function resultMail(
  assembly: AssemblyRow,
  picks: readonly PickRow[],
  { firstName, locale }: Recipient,
  siteUrl: string,
): MailContent {
  const { greeting, assembly: texts } = assemblyMailTexts(locale);
  const { labels, result } = texts;
  const { kinds, outcomes } = assemblyNames(locale);
  return {
    locale,
    subject: result.subject(assembly.month),
    preview: result.preview,
    greeting: greeting(firstName),
    paragraphs: [
      (picks.length > 0 ? result.selected : result.nobody)(groupNameIn(assembly.groupCode, locale)),
    ],
    facts: picks.map((pick) => ({
      label: labels.seatOf(pick.seat),
      value: `${kinds[pick.kind]}: ${outcomes[pick.status]}`,
    })),
    action: { label: result.action, href: addressOf(siteUrl, assembly, locale) },
  };
}
