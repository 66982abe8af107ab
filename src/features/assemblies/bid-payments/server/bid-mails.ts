import { groupNameIn } from '#features/groups/rules.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { formatDate } from '#shared/text/format-date.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { formatDeadline } from '../../checking/format-instant.ts';
import type { PickRow } from '../../server/tables.ts';
import { assemblyMailTexts } from '../../server/texts.ts';

export type MailBid = {
  firstName: string;
  groupCode: string;
  month: number;
  seat: number;
  siteUrl: string;
};
type Facts = { amountCents: number; payBy: Date | null };

function factsOf(
  { groupCode, month, seat }: MailBid,
  { amountCents, payBy }: Facts,
  locale: Locale,
) {
  const { labels } = assemblyMailTexts(locale).bid;
  return [
    { label: labels.group, value: groupNameIn(groupCode, locale) },
    { label: labels.assembly, value: String(month) },
    { label: labels.seat, value: String(seat) },
    { label: labels.amount, value: formatMoney(usd(amountCents), locale) },
    ...(payBy ? [{ label: labels.until, value: formatDeadline(payBy, locale) }] : []),
  ];
}

/** The mail to a bidder about the outcome of the bid's payment. */
export function bidPaymentMail(
  bid: MailBid,
  what: 'failed' | 'late' | 'returned',
  facts: Facts,
  locale: Locale,
): MailContent {
  const { greeting, bid: texts } = assemblyMailTexts(locale);
  const { open, [what]: text } = texts;
  const said = what === 'returned' && !facts.payBy ? texts.returned.withoutHold : text;
  return {
    locale,
    subject: text.subject,
    preview: said.preview,
    greeting: greeting(bid.firstName),
    paragraphs: [
      said.body,
      ...(facts.payBy ? [text.until(formatDeadline(facts.payBy, locale))] : []),
    ],
    facts: factsOf(bid, facts, locale),
    action: { label: open, href: `${bid.siteUrl}/dashboard/assemblies` },
  };
}

/** not-started and not-arrived: not paid in time; released: the next list closed before it was paid. */
export type LapseReason = 'not-started' | 'not-arrived' | 'released';

type Lapse = {
  reason: LapseReason;
  pick: Pick<PickRow, 'startBy' | 'payBy' | 'instalments'>;
  /** The next assembly in which the seat may bid; undefined when none is left. */
  next: { month: number; opensOn: string } | undefined;
};

/** The mail to a bidder whose held bid lapsed: why, and when the seat may bid again. */
export function lapsedBidMail(
  { groupCode, month, seat, firstName, siteUrl }: MailBid,
  { reason, pick, next }: Lapse,
  locale: Locale,
): MailContent {
  const { greeting, bid: texts } = assemblyMailTexts(locale);
  const { labels, lapsed, open } = texts;
  const until = reason === 'not-started' ? pick.startBy : pick.payBy;
  const deadline = until ? formatDeadline(until, locale) : '';
  const opens = next ? formatDate(next.opensOn, locale) : '';
  return {
    locale,
    subject: lapsed.subject(month),
    preview: lapsed.preview,
    greeting: greeting(firstName),
    paragraphs: [
      lapsed.reasons[reason](pick.instalments ?? 0, deadline),
      lapsed.stays,
      next ? lapsed.again(next.month, opens) : lapsed.neverAgain,
    ],
    facts: [
      { label: labels.group, value: groupCode },
      { label: labels.assembly, value: String(month) },
      { label: labels.seat, value: String(seat) },
      ...(next ? [{ label: labels.bidAgain, value: opens }] : []),
    ],
    action: { label: open, href: `${siteUrl}/dashboard/assemblies` },
  };
}

/** The mail to a bidder whose payment lowered what the seat can bid; 0: it can bid no more. */
export function lowerLimitMail(
  { groupCode, month, seat, firstName, siteUrl }: MailBid,
  { limit, closesAt }: { limit: number; closesAt: Date },
  locale: Locale,
): MailContent {
  const { greeting, bid: texts } = assemblyMailTexts(locale);
  const { labels, lowerLimit, open } = texts;
  const closes = formatDeadline(closesAt, locale);
  return {
    locale,
    subject: lowerLimit.subject(month),
    preview: lowerLimit.preview,
    greeting: greeting(firstName),
    paragraphs: limit > 0 ? [lowerLimit.body(limit), lowerLimit.again(closes)] : [lowerLimit.none],
    facts: [
      { label: labels.group, value: groupCode },
      { label: labels.assembly, value: String(month) },
      { label: labels.seat, value: String(seat) },
      ...(limit > 0
        ? [
            { label: labels.limit, value: String(limit) },
            { label: labels.until, value: closes },
          ]
        : []),
    ],
    action: { label: open, href: `${siteUrl}/dashboard/assemblies` },
  };
}

/** The mail to the cooperative about a bid's returned payment. */
export function bidReturnedAlarmMail(bid: MailBid, facts: Facts): MailContent {
  const { alarm } = assemblyMailTexts('en').bid;
  const said = facts.payBy ? alarm : alarm.withoutHold;
  return {
    locale: 'en',
    subject: alarm.subject,
    preview: said.preview,
    greeting: 'Hello,',
    paragraphs: [said.body],
    facts: factsOf(bid, facts, 'en'),
    action: { label: 'Open the assemblies', href: `${bid.siteUrl}/admin/assemblies` },
  };
}
