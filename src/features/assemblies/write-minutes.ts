import { formatMoney, usd } from '#shared/money.ts';
import type { PublicAssembly } from './contract.ts';
import { formatInstant } from './format-instant.ts';
import { assemblyTexts } from './texts.ts';

type Facts = Omit<PublicAssembly, 'minutes'>;

/** The minutes of an assembly, a sentence a line: what happened so far and why. */
export function writeMinutes(facts: Facts): string[] {
  return [
    ...openLines(facts),
    ...postponedLines(facts),
    ...closeLines(facts),
    ...drawLines(facts),
    ...endLines(facts),
  ];
}

function openLines({ group, month, opensAt, heldAt, round, chain }: Facts): string[] {
  return [
    `Assembly ${month} of group ${group}. Bidding opened ${formatInstant(opensAt)}. It is held ${formatInstant(heldAt)}, decided by round ${round} of the public chain ${chain}.`,
  ];
}

function postponedLines({ postponements }: Facts): string[] {
  return postponements.map(
    ({ at, heldAt, round }) =>
      `It was to be held ${formatInstant(heldAt)} by round ${round}. The list was not closed before that round was public, so it was postponed ${formatInstant(at)}; bids placed before do not count.`,
  );
}

function closeLines({ closedAt, fileSha256, books, listFile, alarms }: Facts): string[] {
  if (!closedAt || !books || !listFile) return [];
  const counted = (name: string) => new RegExp(`^${name} (\\d+)$`, 'm').exec(listFile)?.[1] ?? '0';
  const { alarms: said } = assemblyTexts('en');
  const late = alarms.filter(({ kind }) => kind.startsWith('closed'));
  return [
    `The list closed ${formatInstant(closedAt)} with ${counted('active')} eligible seats, ${counted('cancelled')} cancelled seats and ${counted('bids')} sealed bids. Its SHA-256 is ${fileSha256}.`,
    `The fund held ${money(books.available)}. A home's credit is ${money(books.credit)}. ${books.awardsMade} seats had been selected before; ${books.refundsOwed.length} refunds of earlier months were owed.`,
    ...late.map(({ kind }) => said[kind]),
  ];
}

function drawLines(facts: Facts): string[] {
  const { drawnAt, signature, picks, openedBids, refundsPaid, refundsDrawn } = facts;
  if (!drawnAt) return [];
  const { kinds, outcomes, voidReasons, withdrawn } = assemblyTexts('en');
  const bids = openedBids.map(({ seat, status, amount, reason }) =>
    status === 'valid'
      ? `Seat ${seat} bid ${amount} instalments.`
      : `The bid of seat ${seat} does not count: ${reason ? voidReasons[reason] : withdrawn}.`,
  );
  return [
    `The round was published; its signature ${signature} was verified ${formatInstant(drawnAt)}.`,
    ...bids,
    ...(picks.length === 0
      ? ['No seat was selected: the fund did not reach, or nobody was eligible.']
      : []),
    ...picks.map(
      ({ number, kind, seat, status, instalments }) =>
        `Pick ${number}, ${kinds[kind].toLowerCase()}${instalments ? ` of ${instalments} instalments` : ''}: seat ${seat}, ${outcomes[status]}.`,
    ),
    ...refundsDrawn.map(
      ({ seat, cents }) => `Cancelled seat ${seat} came up; its refund is ${money(cents)}.`,
    ),
    ...(refundsPaid.length > 0
      ? [
          `Refunds that the fund reached for: ${refundsPaid.map(({ seat }) => `seat ${seat}`).join(', ')}.`,
        ]
      : []),
  ];
}

function endLines({ finishedAt }: Facts): string[] {
  return finishedAt ? [`These minutes were closed ${formatInstant(finishedAt)}.`] : [];
}

const money = (cents: number) => formatMoney(usd(cents));
