import type { MailContent } from '#features/mails/mail-content.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { RETURN_DAYS } from '#features/program-rules/constants.ts';
import { formatDay } from '#shared/text/format-date.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, type Money } from '#shared/text/money.ts';
import type { ReminderDay } from '../approvals.ts';
import { groupName } from '../rules.ts';
import { groupMailTexts } from './texts.ts';

type Group = { planId: PlanId; number: number };
type Applicant = { firstName: string; incomeVerificationStatus: string };
type Household = { firstName: string; deposit: Money };
type Move = { from: Group; to: Group };
type Parts = Omit<MailContent, 'locale' | 'greeting' | 'action'>;

const nameOf = ({ planId, number }: Group, locale: Locale) => groupName(planId, number, locale);

function mailOf(
  locale: Locale,
  { firstName }: Pick<Applicant, 'firstName'>,
  siteUrl: string,
  parts: Parts,
): MailContent {
  const { greeting, open } = groupMailTexts(locale);
  const action = { label: open, href: `${siteUrl}/dashboard` };
  return { locale, greeting: greeting(firstName), ...parts, action };
}

/** To somebody in a full group whose income is not approved: what is missing, and until when. */
export function approvalMail(
  group: Group,
  applicant: Applicant,
  { day, dueAt, siteUrl }: { day: ReminderDay; dueAt: Date; siteUrl: string },
  locale: Locale,
): MailContent {
  const { approval, labels } = groupMailTexts(locale);
  const until = formatDay(dueAt, locale);
  const missing: Record<string, string> = approval.missing;
  return mailOf(locale, applicant, siteUrl, {
    subject: approval.subjects[day],
    preview: approval.preview(until),
    paragraphs: [
      approval.body(nameOf(group, locale)),
      missing[applicant.incomeVerificationStatus] ?? approval.missing.pending,
    ],
    facts: [
      { label: labels.group, value: nameOf(group, locale) },
      { label: labels.approvedBy, value: until },
    ],
    closing: [approval.closing(RETURN_DAYS)],
  });
}

/** To somebody whose place moved to a later group. */
export function movedBackMail(
  { from, to }: Move,
  household: Household,
  { until, siteUrl }: { until: Date; siteUrl: string },
  locale: Locale,
): MailContent {
  const { movedBack, labels } = groupMailTexts(locale);
  const day = formatDay(until, locale);
  const deposit = formatMoney(household.deposit, locale);
  return mailOf(locale, household, siteUrl, {
    subject: movedBack.subject,
    preview: movedBack.preview,
    paragraphs: [
      movedBack.body(nameOf(from, locale), nameOf(to, locale), deposit),
      movedBack.next(day),
    ],
    facts: [
      { label: labels.groupNow, value: nameOf(to, locale) },
      { label: labels.returnableUntil, value: day },
    ],
  });
}

/** To somebody whose place moved up to an earlier group. */
export function movedUpMail(
  { from, to }: Move,
  applicant: Applicant,
  siteUrl: string,
  locale: Locale,
): MailContent {
  const { movedUp, labels } = groupMailTexts(locale);
  return mailOf(locale, applicant, siteUrl, {
    subject: movedUp.subject,
    preview: movedUp.preview,
    paragraphs: [movedUp.body(nameOf(from, locale), nameOf(to, locale))],
    facts: [{ label: labels.groupNow, value: nameOf(to, locale) }],
  });
}

type Window = Group & { memberCount: number; capacity: number; closesAt: Date };

const countOf = ({ memberCount, capacity }: Window) => ({ taken: memberCount, capacity });

function windowFacts(group: Window, locale: Locale) {
  const { labels, householdsOf } = groupMailTexts(locale);
  return [
    { label: labels.group, value: nameOf(group, locale) },
    { label: labels.households, value: householdsOf(countOf(group)) },
    { label: labels.windowEnds, value: formatDay(group.closesAt, locale) },
  ];
}

/**
 * To every household of a group whose window was extended: the new end, and that the refund is
 * still promised.
 */
export function windowExtendedMail(
  group: Window,
  household: Household,
  siteUrl: string,
  locale: Locale,
): MailContent {
  const deposit = formatMoney(household.deposit, locale);
  const { extended, unclear } = groupMailTexts(locale);
  const until = formatDay(group.closesAt, locale);
  return mailOf(locale, household, siteUrl, {
    subject: extended.subject,
    preview: extended.preview(until),
    paragraphs: [extended.body(nameOf(group, locale), until), extended.next(deposit)],
    facts: windowFacts(group, locale),
    closing: [unclear],
  });
}

/** To every household of a group that is not full ten days before its window ends. */
export function windowEndingMail(
  group: Window,
  household: Household,
  siteUrl: string,
  locale: Locale,
): MailContent {
  const deposit = formatMoney(household.deposit, locale);
  const { ending } = groupMailTexts(locale);
  const until = formatDay(group.closesAt, locale);
  return mailOf(locale, household, siteUrl, {
    subject: ending.subject(until),
    preview: ending.preview(countOf(group)),
    paragraphs: [ending.body(nameOf(group, locale), countOf(group)), ending.next(until, deposit)],
    facts: windowFacts(group, locale),
  });
}
