import type { MailContent } from '#features/mails/mail-content.ts';
import { formatDeadline, formatInstant } from '../format-instant.ts';
import { assemblyTexts } from '../texts.ts';
import type { AssemblyRow, PickRow } from './tables.ts';

type Recipient = { firstName: string; seat: number };

/** The address of an assembly's public page. */
export const assemblyAddress = (siteUrl: string, { groupCode, month }: AssemblyRow) =>
  `${siteUrl}/groups/${groupCode}/assemblies/${month}`;

/** The mail with the hash of the closed list: proof of who takes part, before the draw. */
export function listClosedMail(
  assembly: AssemblyRow,
  { firstName, seat }: Recipient,
  { isListed, siteUrl }: { isListed: boolean; siteUrl: string },
): MailContent {
  return {
    locale: 'en',
    subject: `Assembly ${assembly.month}: the list is closed`,
    preview: 'The list of everybody who takes part is fixed. Keep this mail: it is your proof.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `The list of assembly ${assembly.month} of group ${assembly.groupCode} is closed. Your seat ${seat} is ${isListed ? 'on it and takes part in the draw' : 'not on it this time'}.`,
      `The draw follows from this list and from round ${assembly.round} of a public source of randomness, which nobody knows before ${formatInstant(assembly.heldAt)}. With the number below you can prove later that the list was not changed. If you think that the list is wrong, write to us before the draw.`,
    ],
    facts: [
      { label: 'SHA-256 of the list', value: assembly.listSha256 ?? '' },
      { label: 'Draw', value: formatInstant(assembly.heldAt) },
      { label: 'Your seat', value: String(seat) },
    ],
    action: { label: 'See the list', href: assemblyAddress(siteUrl, assembly) },
  };
}

/** The mail about an assembly whose list was not closed before its round was public. */
export function postponedMail(
  assembly: AssemblyRow,
  { firstName, seat }: Recipient,
  siteUrl: string,
): MailContent {
  const held = formatInstant(assembly.heldAt);
  return {
    locale: 'en',
    subject: `Assembly ${assembly.month} is postponed`,
    preview: `It is held ${held}. Whoever placed a bid places it anew.`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Our service was interrupted, so the list of assembly ${assembly.month} of group ${assembly.groupCode} was not closed before the public randomness of its round was known. A draw from it would prove nothing. The assembly is therefore held ${held}, with a round that nobody knows yet.`,
      `Sealed bids that were placed before can be read by now, so they do not count. If you want to bid, please place your bid anew until ${formatInstant(assembly.closesAt)}.`,
    ],
    facts: [
      { label: 'Bids and list close', value: formatInstant(assembly.closesAt) },
      { label: 'Draw', value: held },
      { label: 'Your seat', value: String(seat) },
    ],
    action: { label: 'Go to your assemblies', href: `${siteUrl}/dashboard/assemblies` },
  };
}

/** The mail with the result of an assembly. */
export function resultMail(
  assembly: AssemblyRow,
  picks: readonly PickRow[],
  { firstName, seat }: Recipient,
  siteUrl: string,
): MailContent {
  const { kinds, outcomes } = assemblyTexts('en');
  const own = picks.findLast((pick) => pick.seat === seat);
  return {
    locale: 'en',
    subject: own
      ? `Your seat was selected in assembly ${assembly.month}`
      : `Assembly ${assembly.month}: the result`,
    preview: own
      ? 'Your seat was selected. Here is what comes next.'
      : 'Who was selected, and how to check it yourself.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      ...(own ? [ownSentence(own)] : []),
      picks.length > 0
        ? `These seats of group ${assembly.groupCode} were selected:`
        : `No seat of group ${assembly.groupCode} was selected this month: the fund did not reach for a home, or nobody was eligible. What is not used carries over.`,
    ],
    facts: picks.map((pick) => ({
      label: `Seat ${pick.seat}`,
      value: `${kinds[pick.kind]}: ${outcomes[pick.status]}`,
    })),
    action: { label: 'See and check the result', href: assemblyAddress(siteUrl, assembly) },
  };
}

function ownSentence({ seat, status, startBy, payBy, instalments }: PickRow): string {
  if (status === 'awarded') {
    return `Your seat ${seat} was selected: your home's credit is set aside. We will write to you about the next steps.`;
  }
  if (status === 'held' && startBy && payBy) {
    return `Your bid of ${instalments} instalments is the one that counts. Start its payment by ${formatDeadline(startBy)}; it has to arrive by ${formatDeadline(payBy)}. Then your seat ${seat} is awarded.`;
  }
  return `Your seat ${seat}: ${assemblyTexts('en').outcomes[status]}.`;
}
