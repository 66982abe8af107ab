import type { MailContent } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import { failureWords } from '#features/payments/failure-words.ts';
import { formatDate } from '#shared/text/format-date.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { DigestPart } from './digest-handler.ts';
import { contributionMailTexts } from './texts.ts';

const dollars = ({ locale }: SeatRecipient, cents: number) => formatMoney(usd(cents), locale);
const dayOf = ({ locale }: SeatRecipient, date: string) => formatDate(date, locale);

type Parts = Pick<MailContent, 'subject' | 'preview' | 'paragraphs'> & {
  facts?: { label: string; value: string }[];
};

function mailOf(
  { firstName, groupName, seat, siteUrl, locale }: SeatRecipient,
  parts: Parts,
): MailContent {
  const { greeting, labels, openContributions } = contributionMailTexts(locale);
  return {
    locale,
    greeting: greeting(firstName),
    subject: parts.subject,
    preview: parts.preview,
    paragraphs: parts.paragraphs,
    facts: [
      { label: labels.group, value: groupName },
      { label: labels.seat, value: String(seat) },
      ...(parts.facts ?? []),
    ],
    action: { label: openContributions, href: `${siteUrl}/dashboard/contributions` },
  };
}

/** '1, 3–240': a bid completes a hundred at once. */
function asRanges(ascending: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const k of ascending) {
    const last = ranges.at(-1);
    if (last?.to === k - 1) last.to = k;
    else ranges.push({ from: k, to: k });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

export function receivedMail(
  seat: SeatRecipient,
  paid: {
    amountCents: number;
    instalments: readonly number[];
    waitingCents: number;
    nextDueOn: string | null;
  },
): MailContent {
  const { received, labels } = contributionMailTexts(seat.locale);
  const { instalments, waitingCents, nextDueOn } = paid;
  return mailOf(seat, {
    subject: received.subject,
    preview: received.preview,
    paragraphs: [received.body],
    facts: [
      { label: labels.amount, value: dollars(seat, paid.amountCents) },
      ...(instalments.length > 0
        ? [{ label: labels.instalments, value: asRanges(instalments) }]
        : []),
      ...(waitingCents > 0 ? [{ label: labels.waiting, value: dollars(seat, waitingCents) }] : []),
      ...(nextDueOn ? [{ label: labels.nextDue, value: dayOf(seat, nextDueOn) }] : []),
    ],
  });
}

export function failedMail(
  seat: SeatRecipient,
  failed: { amountCents: number; failure: string | null; retryOn: string | undefined },
): MailContent {
  const { failed: text, labels, questions } = contributionMailTexts(seat.locale);
  const why = failed.failure ? ` (${failureWords(failed.failure, seat.locale)})` : '';
  return mailOf(seat, {
    subject: text.subject,
    preview: text.preview,
    paragraphs: [
      text.body(why),
      failed.retryOn ? text.retry(dayOf(seat, failed.retryOn)) : text.payNow,
      questions,
    ],
    facts: [{ label: labels.amount, value: dollars(seat, failed.amountCents) }],
  });
}

export function returnedMail(seat: SeatRecipient, returned: { cents: number }): MailContent {
  const { returned: text, labels } = contributionMailTexts(seat.locale);
  return mailOf(seat, {
    subject: text.subject,
    preview: text.preview,
    paragraphs: [text.body, text.ask],
    facts: [{ label: labels.amount, value: dollars(seat, returned.cents) }],
  });
}

export function unexpectedMail(seat: SeatRecipient): MailContent {
  const { unexpected: text } = contributionMailTexts(seat.locale);
  return mailOf(seat, { subject: text.subject, preview: text.preview, paragraphs: [text.body] });
}

export function keptForBidMail(seat: SeatRecipient, refused: { cents: number }): MailContent {
  const { keptForBid: text, labels } = contributionMailTexts(seat.locale);
  return mailOf(seat, {
    subject: text.subject,
    preview: text.preview,
    paragraphs: [text.body],
    facts: [{ label: labels.amount, value: dollars(seat, refused.cents) }],
  });
}

export function announcedMail(
  seat: SeatRecipient,
  charge: { amountCents: number; chargeOn: string; methodName: string },
  digest?: DigestPart & { receivedCents: number },
): MailContent {
  const { announced: text, labels } = contributionMailTexts(seat.locale);
  const day = dayOf(seat, charge.chargeOn);
  return mailOf(seat, {
    subject: text.subject(day),
    preview: text.preview,
    paragraphs: [text.body(charge.methodName), ...(digest?.paragraphs ?? [])],
    facts: [
      { label: labels.amount, value: dollars(seat, charge.amountCents) },
      { label: labels.chargedOn, value: day },
      ...(digest && digest.receivedCents > 0
        ? [{ label: labels.received, value: dollars(seat, digest.receivedCents) }]
        : []),
      ...(digest?.facts ?? []),
    ],
  });
}

export function stoppedMail(seat: SeatRecipient): MailContent {
  const { stopped: text } = contributionMailTexts(seat.locale);
  return mailOf(seat, { subject: text.subject, preview: text.preview, paragraphs: [text.body] });
}

/** To a member who ended automatic payments: somebody else may have done it in their name. */
export function automaticEndedMail(seat: SeatRecipient): MailContent {
  const { ended: text, notYou } = contributionMailTexts(seat.locale);
  const { subject, preview, body } = text;
  return mailOf(seat, { subject, preview, paragraphs: [body, notYou] });
}

export function methodRemovedMail(
  locale: Locale,
  { firstName, siteUrl }: { firstName: string; siteUrl: string },
): MailContent {
  const { greeting, methodRemoved, notYou, openContributions } = contributionMailTexts(locale);
  return {
    locale,
    greeting: greeting(firstName),
    subject: methodRemoved.subject,
    preview: methodRemoved.preview,
    paragraphs: [methodRemoved.body, notYou],
    action: { label: openContributions, href: `${siteUrl}/dashboard/contributions` },
  };
}

export function arrearsMail(
  seat: SeatRecipient,
  late: { step: number; owedCents: number; dueOn: string; endsOn: string; isAwarded: boolean },
): MailContent {
  const { reminders, endsOn, labels, questions } = contributionMailTexts(seat.locale);
  const text = reminders[late.step];
  if (!text) throw new RangeError(`step ${late.step} is not a reminder`);
  const ends = late.isAwarded ? endsOn.awarded : endsOn.cancelled;
  return mailOf(seat, {
    subject: text.subject,
    preview: text.body,
    paragraphs: [
      text.body,
      ...(text.assembly && !late.isAwarded ? [text.assembly] : []),
      ...(late.step > 0 ? [ends(dayOf(seat, late.endsOn)), questions] : []),
    ],
    facts: [
      { label: labels.due, value: dayOf(seat, late.dueOn) },
      { label: labels.owed, value: dollars(seat, late.owedCents) },
    ],
  });
}

export function endedMail(
  seat: SeatRecipient,
  ended: {
    status: 'cancelled' | 'terminated' | 'handed_back';
    unpaidSince: string;
    endedOn: string;
    owedCents: number;
    fundCents: number;
    creditCents: number;
    /** The next draw, in which a cancelled seat may come up for its refund. */
    nextDrawOn: string | undefined;
  },
): MailContent {
  const { labels, questions, [ended.status]: text } = contributionMailTexts(seat.locale);
  const fund = dollars(seat, ended.fundCents);
  const debt = dollars(seat, Math.max(0, ended.creditCents - ended.fundCents));
  const isCancelled = ended.status === 'cancelled';
  return mailOf(seat, {
    subject: text.subject,
    preview: text.preview,
    paragraphs: [text.body, text.follows(fund, debt), questions],
    facts: [
      { label: labels.unpaidSince, value: dayOf(seat, ended.unpaidSince) },
      { label: labels.owed, value: dollars(seat, ended.owedCents) },
      { label: labels.endedOn, value: dayOf(seat, ended.endedOn) },
      { label: labels.fundPaid, value: fund },
      ...(ended.status === 'terminated' ? [{ label: labels.debt, value: debt }] : []),
      ...(isCancelled && ended.nextDrawOn
        ? [{ label: labels.nextDraw, value: dayOf(seat, ended.nextDrawOn) }]
        : []),
    ],
  });
}
