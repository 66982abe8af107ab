import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { inTransactionOnce } from '#platform/idempotency.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import { usd } from '#shared/text/money.ts';
import { affordabilityOf } from '../../affordability.ts';
import {
  type ApplicationReceipt,
  type ApplicationRequest,
  submitApplicationCall,
} from '../../contract.ts';
import { applicationErrors } from '../../errors.ts';
import { joinNames } from '../../rules.ts';
import type { ApplicationRow } from '../application-row.ts';
import { editApplication } from '../edit-application.ts';
import { applicationReceivedMail } from '../mails.ts';
import { payLink } from '../pay-link.ts';
import { insertApplication } from '../queries.ts';
import { acceptedTexts, hasReadCurrentTexts } from './accepted-consents.ts';
import { submissionHandler } from './submission-handler.ts';

/** The submitter, as known from the request. */
type Submitter = {
  clientAddress: string;
  /** The verified address of the signed-in person. */
  provenEmail?: string | undefined;
  idempotencyKey?: string | undefined;
};

/** Saves an application and its consents, once per address, and queues the confirmation mail. */
export function submitApplication(
  context: Context,
  request: ApplicationRequest,
  submitter: Submitter,
): Promise<ApplicationReceipt> {
  const submission = {
    call: submitApplicationCall,
    key: submitter.idempotencyKey,
    input: request,
  };
  return inTransactionOnce(context, submission, async (tx) => {
    if (!hasReadCurrentTexts(request.acceptedVersions)) throw applicationErrors.TEXTS_CHANGED();
    if (needsConfirmation(request) && !request.confirmsAffordability) {
      throw applicationErrors.AFFORDABILITY_UNCONFIRMED();
    }
    const application = newApplication(tx, request);
    const language = request.acceptedVersions?.language ?? DEFAULT_LOCALE;
    const added = await insertApplication(tx.db, application, {
      texts: acceptedTexts(language),
      language,
      acceptedAt: application.createdAt,
      ipAddress: submitter.clientAddress,
    });
    if (!added) throw applicationErrors.APPLICATION_EXISTS();
    // An applicant who already has a place keeps its plan, which the mail names; they change it on
    // the dashboard. Only for the verified owner: a stranger who typed the address must not learn
    // the plan.
    const isProven = submitter.provenEmail === request.email;
    const heldPlan = isProven ? await submissionHandler()(tx, added) : undefined;
    const saved = heldPlan ? await editApplication(tx, added, { preferredPlan: heldPlan }) : added;
    await queueMail(tx, { ...mailOf(tx, saved), applicationLocale: language });
    return receiptOf(saved);
  });
}

function newApplication(
  { clock, randomness }: Pick<TransactionContext, 'clock' | 'randomness'>,
  { acceptedVersions: _, fullName: __, confirmsAffordability: ___, ...request }: ApplicationRequest,
) {
  const { phone, wantsEarlyReservation, monthlyDebt, monthlyRent, ...given } = request;
  const now = clock.now();
  return {
    ...given,
    id: randomness.id(),
    phone: phone || null,
    monthlyDebtCents: centsOf(monthlyDebt),
    monthlyRentCents: centsOf(monthlyRent),
    affordabilityConfirmedAt: needsConfirmation(request) ? now : null,
    wantsEarlyReservation: wantsEarlyReservation.toLowerCase() === 'yes' ? 'yes' : 'no',
    createdAt: now,
    updatedAt: now,
  } as const;
}

/** Whether the declared figures leave too little to go on without a second yes. */
function needsConfirmation(given: Omit<ApplicationRequest, 'confirmsAffordability'>): boolean {
  const { monthlyIncome, monthlyDebt, monthlyRent, preferredPlan: plan } = given;
  const figures = {
    monthlyIncome,
    monthlyDebt: usd(centsOf(monthlyDebt) ?? 0),
    monthlyRent: usd(centsOf(monthlyRent) ?? 0),
    plan,
  };
  return affordabilityOf(figures).state !== 'comfortable';
}

const centsOf = (dollars: number | undefined) =>
  dollars === undefined ? null : Math.round(dollars * 100);

function mailOf(reach: TransactionContext, application: ApplicationRow) {
  const { config, program } = reach;
  const named = { ...application, fullName: joinNames(application) };
  return {
    to: application.email,
    dedupeKey: `application-received:${application.id}`,
    content: (locale: Locale) => {
      const offer = {
        site: config.publicUrl,
        pay: payLink(reach, application.id, locale),
        program,
        approvedTranslation: config.APPROVED_TRANSLATION,
      };
      return applicationReceivedMail(named, offer, locale);
    },
  };
}

const receiptOf = (application: ApplicationRow): ApplicationReceipt => ({
  id: application.id,
  fullName: joinNames(application),
  email: application.email,
  preferredPlan: application.preferredPlan,
  createdAt: application.createdAt.toISOString(),
});
