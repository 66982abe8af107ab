import { legalPath } from '#features/legal/legal-addresses.ts';
import { isTranslationApproved } from '#features/legal/translation-approval.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { plans } from '#features/plans/plans.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { ApplicationRow } from './application-row.ts';
import { applicationMailTexts } from './texts.ts';

type Offer = {
  site: string;
  pay: string;
  program: ProgramFigures;
  /** The version of the translations that counsel has approved. */
  approvedTranslation?: string | undefined;
};

/** The mail after an application: what was saved, the next steps, what is still to be paid. */
export function applicationReceivedMail(
  application: Pick<ApplicationRow, 'firstName' | 'fullName' | 'preferredPlan'>,
  { site, pay, program, approvedTranslation }: Offer,
  locale: Locale,
): MailContent {
  const texts = applicationMailTexts(locale);
  const { labels } = texts;
  const deposit = formatMoney(program.deposit, locale);
  const { homeValue, monthlyContribution } = plans[application.preferredPlan];
  return {
    locale,
    subject: texts.subject,
    preview: texts.preview(deposit),
    greeting: texts.greeting(application.firstName),
    paragraphs: texts.paragraphs(deposit),
    facts: [
      { label: labels.name, value: application.fullName },
      { label: labels.plan, value: formatMoney(homeValue, locale) },
      { label: labels.monthly, value: texts.aMonth(formatMoney(monthlyContribution, locale)) },
    ],
    action: { label: texts.action(deposit), href: pay },
    closing: texts.closing(`${site}/dashboard`, {
      agreement: `${site}${legalPath('deposit-agreement', locale)}`,
      binding: `${site}${legalPath('deposit-agreement', DEFAULT_LOCALE)}`,
      isDraft: !isTranslationApproved(approvedTranslation),
    }),
  };
}
