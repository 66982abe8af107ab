import type { MailContent } from '#features/mails/mail-content.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { formatDay } from '#shared/format-date.ts';
import { RETURN_DAYS, type ReminderDay } from '../approvals.ts';
import { groupName } from '../rules.ts';

type Group = { planId: PlanId; number: number };
type Applicant = { firstName: string; incomeVerificationStatus: string };
type Move = { from: Group; to: Group };

const nameOf = ({ planId, number }: Group) => groupName(planId, number);

const MISSING: Record<string, string> = {
  pending: 'We have no proof of your income yet. Please upload it on your dashboard.',
  uploaded: 'Your papers are here and we are checking them. We will write to you when we have.',
  rejected:
    'We could not approve the papers you sent. Your dashboard says why; please send new ones.',
};

/** To somebody in a full group whose income is not approved: what is missing, and until when. */
export function approvalMail(
  group: Group,
  { firstName, incomeVerificationStatus }: Applicant,
  { day, dueAt, siteUrl }: { day: ReminderDay; dueAt: Date; siteUrl: string },
): MailContent {
  const until = formatDay(dueAt);
  return {
    locale: 'en',
    subject: {
      0: 'Your group is full: please confirm your income',
      7: 'One week left to confirm your income',
      13: 'Last day to confirm your income',
    }[day],
    preview: `Your income has to be approved by ${until} for you to stay in this group.`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Every place in ${nameOf(group)} is taken. It forms as soon as the income of every household in it is approved, and yours is not approved yet.`,
      MISSING[incomeVerificationStatus] ?? MISSING.pending ?? '',
    ],
    facts: [
      { label: 'Group', value: nameOf(group) },
      { label: 'Approved by', value: until },
    ],
    action: { label: 'Open your dashboard', href: `${siteUrl}/dashboard` },
    closing: [
      `If your income is not approved by then, your place moves with your deposit to the next group that forms, and for ${RETURN_DAYS} days you may have the deposit back instead.`,
    ],
  };
}

/** To somebody whose place moved to a later group. */
export function movedBackMail(
  { from, to }: Move,
  { firstName }: Applicant,
  { until, siteUrl }: { until: Date; siteUrl: string },
): MailContent {
  return {
    locale: 'en',
    subject: 'Your place has moved to the next group',
    preview: 'Your income was not approved in time. Your deposit moved with your place.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `${nameOf(from)} was full and your income was not approved in time. Your place is now in ${nameOf(to)}, and your $200 deposit moved with it.`,
      `Once your income is approved, you move up as soon as a place in an earlier group is free. If you would rather not wait, you may have your deposit back until ${formatDay(until)}: ask for it on your dashboard.`,
    ],
    facts: [
      { label: 'Your group now', value: nameOf(to) },
      { label: 'Deposit returnable until', value: formatDay(until) },
    ],
    action: { label: 'Open your dashboard', href: `${siteUrl}/dashboard` },
  };
}

/** To somebody whose place moved up to an earlier group. */
export function movedUpMail(
  { from, to }: Move,
  { firstName }: Applicant,
  siteUrl: string,
): MailContent {
  return {
    locale: 'en',
    subject: 'You have moved up to an earlier group',
    preview: 'A place became free, and yours was the oldest approved one.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `A place in ${nameOf(to)} became free. Your income is approved and your place was the next in line, so you moved there from ${nameOf(from)}. There is nothing you need to do.`,
    ],
    facts: [{ label: 'Your group now', value: nameOf(to) }],
    action: { label: 'Open your dashboard', href: `${siteUrl}/dashboard` },
  };
}

type Window = Group & { memberCount: number; capacity: number; closesAt: Date };

const windowFacts = (group: Window) => [
  { label: 'Group', value: nameOf(group) },
  { label: 'Households', value: `${group.memberCount} of ${group.capacity}` },
  { label: 'Window ends', value: formatDay(group.closesAt) },
];

/**
 * To every household of a group whose window was extended: the new end, and that the refund is
 * still promised.
 */
export function windowExtendedMail(
  group: Window,
  { firstName }: Pick<Applicant, 'firstName'>,
  siteUrl: string,
): MailContent {
  const until = formatDay(group.closesAt);
  return {
    locale: 'en',
    subject: 'Your group has 30 more days to form',
    preview: `Its window now ends on ${until}. Your place and your deposit stay as they are.`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `When you paid your deposit we said that your group has 120 days to form. ${nameOf(group)} is not full yet, so we extended its window once, by 30 days, until ${until}.`,
      'There is nothing you need to do: your place stays yours. If the group is not full by then, your $200 deposit is refunded in full, automatically.',
    ],
    facts: windowFacts(group),
    action: { label: 'Open your dashboard', href: `${siteUrl}/dashboard` },
    closing: ['If something is unclear, reply to this mail; a person reads it.'],
  };
}

/** To every household of a group that is not full ten days before its window ends. */
export function windowEndingMail(
  group: Window,
  { firstName }: Pick<Applicant, 'firstName'>,
  siteUrl: string,
): MailContent {
  const until = formatDay(group.closesAt);
  return {
    locale: 'en',
    subject: `How your group stands: its window ends on ${until}`,
    preview: `${group.memberCount} of ${group.capacity} places are taken.`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `${nameOf(group)} has ${group.memberCount} of ${group.capacity} households. It forms when every place is taken and every income is approved.`,
      `If it is not full by ${until}, your $200 deposit is refunded in full, automatically. There is nothing you need to do for that.`,
    ],
    facts: windowFacts(group),
    action: { label: 'Open your dashboard', href: `${siteUrl}/dashboard` },
  };
}
