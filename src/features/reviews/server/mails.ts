import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import { applicationNames } from '#features/applications/texts.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { plans } from '#features/plans/plans.ts';
import { DEPOSIT_CENTS } from '#features/program-rules/constants.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { reviewMailTexts } from './texts.ts';

type Decided = Pick<
  ApplicationRow,
  'firstName' | 'preferredPlan' | 'monthlyIncome' | 'adminApprovedIncome' | 'adminNotes'
> & {
  hasPapers: boolean;
  /** Approved although the declared figures do not cover the contribution. */
  isShort: boolean;
};

export function incomeDecisionMail(
  application: Decided,
  siteUrl: string,
  locale: Locale,
): MailContent {
  const { greeting, labels, aMonth, open } = reviewMailTexts(locale).decision;
  const { homeValue, monthlyContribution } = plans[application.preferredPlan];
  const plan = formatMoney(homeValue, locale);
  return {
    locale,
    greeting: greeting(application.firstName),
    ...decisionOf(application, plan, locale),
    facts: [
      { label: labels.income, value: applicationNames(locale).income(application.monthlyIncome) },
      { label: labels.plan, value: plan },
      { label: labels.monthly, value: aMonth(formatMoney(monthlyContribution, locale)) },
    ],
    action: { label: open, href: `${siteUrl}/dashboard` },
  };
}

/** Asks for a better paper, with the reviewer's reason. */
export function paperRequestMail(
  { firstName, adminNotes }: Pick<ApplicationRow, 'firstName' | 'adminNotes'>,
  siteUrl: string,
  locale: Locale,
): MailContent {
  const { decision, request } = reviewMailTexts(locale);
  const { subject, preview, text, next, action } = request;
  return {
    locale,
    subject,
    preview,
    greeting: decision.greeting(firstName),
    paragraphs: [text, ...(adminNotes ? [decision.notes(adminNotes)] : []), next],
    action: { label: action, href: `${siteUrl}/dashboard#documents` },
    closing: [decision.rejected.closing],
  };
}

function decisionOf(
  { adminApprovedIncome, adminNotes, hasPapers, isShort }: Decided,
  plan: string,
  locale: Locale,
): Pick<MailContent, 'subject' | 'preview' | 'paragraphs' | 'closing'> {
  const { approved, rejected, notes } = reviewMailTexts(locale).decision;
  const noted = adminNotes ? [notes(adminNotes)] : [];
  const { subject, preview } = adminApprovedIncome ? approved : rejected;
  const closing = adminApprovedIncome
    ? approved.closing(formatMoney(usd(DEPOSIT_CENTS), locale))
    : rejected.closing;
  const approvedBy = hasPapers ? 'byPapers' : isShort ? 'byDecision' : 'byFigures';
  const paragraphs = adminApprovedIncome
    ? [approved[approvedBy](plan), ...noted]
    : [hasPapers ? rejected.byPapers : rejected.byFigures, ...noted, rejected.next];
  return { subject, preview, paragraphs, closing: [closing] };
}
