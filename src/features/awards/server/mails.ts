import type { MailContent } from '#features/mails/mail-content.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import { HOME_TARGET_DAYS } from '#features/program-rules/constants.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { formatDate } from '#shared/text/format-date.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { type AwardStep, type AwardTurn, stepTarget } from '../rules.ts';
import { awardNames } from '../texts.ts';
import { awardMailTexts } from './texts.ts';

type Parts = Pick<MailContent, 'subject' | 'preview' | 'paragraphs'> & {
  facts?: NonNullable<MailContent['facts']>;
};

const dayOf = (date: string, locale: Locale) => formatDate(date, locale);

function mailOf(locale: Locale, seat: SeatRecipient, { facts = [], ...parts }: Parts): MailContent {
  const { greeting, openTracker, labels } = awardMailTexts(locale);
  return {
    locale,
    greeting: greeting(seat.firstName),
    ...parts,
    facts: [
      { label: labels.group, value: seat.groupName },
      { label: labels.seat, value: String(seat.seat) },
      ...facts,
    ],
    action: { label: openTracker, href: `${seat.siteUrl}/dashboard/home` },
  };
}

export function selectedMail(
  seat: SeatRecipient,
  award: { creditCents: number; selectedOn: string },
  locale: Locale = seat.locale ?? 'en',
): MailContent {
  const { selected, labels } = awardMailTexts(locale);
  const credit = formatMoney(usd(award.creditCents), locale);
  const from = dayOf(addDays(award.selectedOn, HOME_TARGET_DAYS.from), locale);
  const until = dayOf(addDays(award.selectedOn, HOME_TARGET_DAYS.until), locale);
  return mailOf(locale, seat, {
    subject: selected.subject,
    preview: selected.preview,
    paragraphs: [selected.body(credit), selected.next, selected.unchanged, selected.noHurry],
    facts: [
      { label: labels.credit, value: credit },
      { label: labels.target, value: `${from} – ${until}` },
    ],
  });
}

export function stepMail(
  seat: SeatRecipient,
  change: { step: AwardStep; turn: AwardTurn; reason: string; selectedOn: string },
  locale: Locale = seat.locale ?? 'en',
): MailContent {
  const { step, labels } = awardMailTexts(locale);
  const { steps, turns } = awardNames(locale);
  const target = stepTarget(change.selectedOn, change.step);
  return mailOf(locale, seat, {
    subject: step.subject(steps[change.step]),
    preview: step.preview(turns[change.turn]),
    paragraphs: [change.turn === 'member' ? step.yours : step.ours],
    facts: [
      { label: labels.step, value: steps[change.step] },
      { label: labels.turn, value: turns[change.turn] },
      { label: labels.reason, value: change.reason },
      ...(target ? [{ label: labels.target, value: dayOf(target, locale) }] : []),
    ],
  });
}

export function paidMail(
  seat: SeatRecipient,
  award: { priceCents: number; divided: string },
  locale: Locale = seat.locale ?? 'en',
): MailContent {
  const { paid, labels } = awardMailTexts(locale);
  return mailOf(locale, seat, {
    subject: paid.subject,
    preview: paid.preview,
    paragraphs: [paid.body, ...(award.divided ? [award.divided] : []), paid.contributions],
    facts: [{ label: labels.price, value: formatMoney(usd(award.priceCents), locale) }],
  });
}

export function reminderMail(
  seat: SeatRecipient,
  { step }: { step: AwardStep },
  locale: Locale = seat.locale ?? 'en',
): MailContent {
  const { reminder } = awardMailTexts(locale);
  const { steps } = awardNames(locale);
  return mailOf(locale, seat, {
    subject: reminder.subject,
    preview: reminder.preview,
    paragraphs: [reminder.body(steps[step])],
  });
}
