import { groupNameIn } from '#features/groups/rules.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { formatInstant } from '../checking/format-instant.ts';
import type { PublicAssembly } from '../contract.ts';
import { assemblyNames } from '../texts.ts';
import { minutesTexts } from './minutes-texts.ts';

type Facts = Omit<PublicAssembly, 'minutes'>;

/** The minutes of an assembly, one sentence per line: what happened so far and why. */
export function writeMinutes(facts: Facts, locale: Locale = 'en'): string[] {
  return [
    ...openLines(facts, locale),
    ...postponedLines(facts, locale),
    ...closeLines(facts, locale),
    ...drawLines(facts, locale),
    ...endLines(facts, locale),
  ];
}

function openLines({ group, month, opensAt, heldAt, round, chain }: Facts, locale: Locale) {
  const { opened, decided } = minutesTexts(locale);
  const [since, held] = [formatInstant(opensAt, locale), formatInstant(heldAt, locale)];
  return [`${opened(groupNameIn(group, locale), month, since)} ${decided(held, round, chain)}`];
}

function postponedLines({ postponements }: Facts, locale: Locale): string[] {
  const { postponed } = minutesTexts(locale);
  return postponements.map(({ at, heldAt, round }) =>
    postponed(formatInstant(heldAt, locale), round, formatInstant(at, locale)),
  );
}

function closeLines(facts: Facts, locale: Locale): string[] {
  const { closedAt, fileSha256, books, listFile, alarms } = facts;
  if (!closedAt || !books || !listFile) return [];
  const counted = (name: string) => new RegExp(`^${name} (\\d+)$`, 'm').exec(listFile)?.[1] ?? '0';
  const { closed, books: held, limits, limit } = minutesTexts(locale);
  const bidLimits = books.bidLimits ?? [];
  const late = alarms.filter(({ kind }) => kind.startsWith('closed'));
  const counts = {
    active: counted('active'),
    cancelled: counted('cancelled'),
    bids: counted('bids'),
  };
  return [
    closed(formatInstant(closedAt, locale), counts, fileSha256 ?? ''),
    held({
      fund: money(books.available, locale),
      credit: money(books.credit, locale),
      awards: books.awardsMade,
      refunds: books.refundsOwed.length,
    }),
    ...(bidLimits.length > 0
      ? [limits(bidLimits.map(({ seat, unpaid }) => limit(seat, unpaid)).join(', '))]
      : []),
    ...late.map(({ kind }) => assemblyNames(locale).alarms[kind]),
  ];
}

function drawLines(facts: Facts, locale: Locale): string[] {
  const { drawnAt, signature, picks, openedBids, refundsPaid, refundsDrawn } = facts;
  if (!drawnAt) return [];
  const texts = minutesTexts(locale);
  const { kinds, outcomes, voidReasons, withdrawn } = assemblyNames(locale);
  const bids = openedBids.map(({ seat, status, amount, reason }) =>
    status === 'valid'
      ? texts.bid(seat, amount ?? 0)
      : texts.voidBid(seat, reason ? voidReasons[reason] : withdrawn),
  );
  const kindOf = ({ kind, instalments }: Facts['picks'][number]) =>
    `${kinds[kind].toLowerCase()}${instalments ? texts.ofInstalments(instalments) : ''}`;
  return [
    texts.verified(signature ?? '', formatInstant(drawnAt, locale)),
    ...bids,
    ...(picks.length === 0 ? [texts.nobody] : []),
    ...picks.map((pick) => texts.pick(pick.number, kindOf(pick), pick.seat, outcomes[pick.status])),
    ...refundsDrawn.map(({ seat, cents }) => texts.drawn(seat, money(cents, locale))),
    ...(refundsPaid.length > 0
      ? [texts.paid(refundsPaid.map(({ seat }) => texts.seat(seat)).join(', '))]
      : []),
  ];
}

function endLines({ finishedAt }: Facts, locale: Locale): string[] {
  return finishedAt ? [minutesTexts(locale).end(formatInstant(finishedAt, locale))] : [];
}

const money = (cents: number, locale: Locale) => formatMoney(usd(cents), locale);
