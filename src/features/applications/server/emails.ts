import type { MailContent } from '#features/mails/mail-content.ts';
import { plans } from '#features/plans/plans.ts';
import type { Locale } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';
import { mailTexts } from '../mail-texts.ts';
import type { ApplicationRow } from './application-row.ts';

/** The mail that follows an application: what was saved, what comes next, what is still owed. */
export function applicationReceivedMail(
  application: Pick<ApplicationRow, 'firstName' | 'fullName' | 'preferredPlan'>,
  links: { site: string; pay: string },
  locale: Locale,
): MailContent {
  const texts = mailTexts(locale);
  const { labels } = texts;
  const { homeValue, monthlyContribution } = plans[application.preferredPlan];
  return {
    locale,
    subject: texts.subject,
    preview: texts.preview,
    greeting: texts.greeting(application.firstName),
    paragraphs: texts.paragraphs,
    facts: [
      { label: labels.name, value: application.fullName },
      { label: labels.plan, value: formatMoney(homeValue, locale) },
      { label: labels.monthly, value: texts.aMonth(formatMoney(monthlyContribution, locale)) },
    ],
    action: { label: texts.action, href: links.pay },
    closing: texts.closing(`${links.site}/dashboard`),
  };
}
