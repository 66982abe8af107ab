import type { MailContent } from '#features/mails/mail-content.ts';
import type { Locale } from '#shared/text/locale.ts';
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

/** The mail with the hash of the closed list, which proves before the draw who takes part. */
export function listClosedMail(
  assembly: AssemblyRow,
  { firstName, seat, locale }: Recipient,
  { isListed, siteUrl }: { isListed: boolean; siteUrl: string },
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
      (isListed ? list.listed : list.notListed)(nameOf(assembly), seat),
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
    paragraphs: [postponed.why(nameOf(assembly), held), postponed.bids(closes)],
    facts: [
      { label: labels.close, value: closes },
      { label: labels.draw, value: held },
      { label: labels.seat, value: String(seat) },
    ],
    action: { label: postponed.action, href: `${siteUrl}/dashboard/assemblies` },
  };
}

export function resultMail(
  assembly: AssemblyRow,
  picks: readonly PickRow[],
  { firstName, seat, locale }: Recipient,
  siteUrl: string,
): MailContent {
  const { greeting, assembly: texts } = assemblyMailTexts(locale);
  const { labels, result } = texts;
  const { kinds, outcomes } = assemblyNames(locale);
  const own = picks.findLast((pick) => pick.seat === seat);
  return {
    locale,
    subject: (own ? result.ownSubject : result.subject)(assembly.month),
    preview: own ? result.ownPreview : result.preview,
    greeting: greeting(firstName),
    paragraphs: [
      ...(own ? [ownSentence(own, locale)] : []),
      (picks.length > 0 ? result.selected : result.nobody)(assembly.groupCode),
    ],
    facts: picks.map((pick) => ({
      label: labels.seatOf(pick.seat),
      value: `${kinds[pick.kind]}: ${outcomes[pick.status]}`,
    })),
    action: { label: result.action, href: addressOf(siteUrl, assembly, locale) },
  };
}

function ownSentence(
  { seat, status, startBy, payBy, instalments }: PickRow,
  locale: Locale,
): string {
  const { result } = assemblyMailTexts(locale).assembly;
  if (status === 'awarded') return result.awarded(seat);
  if (status === 'held' && startBy && payBy) {
    const until = (moment: Date) => formatDeadline(moment, locale);
    return result.held(seat, instalments ?? 0, until(startBy), until(payBy));
  }
  return result.other(seat, assemblyNames(locale).outcomes[status]);
}
