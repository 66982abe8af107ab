import { mailBeside, queueMail } from '#features/mails/server/queue-mail.ts';
import type { Context } from '#platform/context.ts';
import { inTransactionOnce } from '#platform/idempotency.ts';
import type { Locale } from '#shared/locale.ts';
import {
  type ApplicationReceipt,
  type ApplicationRequest,
  submitApplicationCall,
} from '../contract.ts';
import { applicationErrors } from '../errors.ts';
import { checkVersions, consentRows } from './accepted-consents.ts';
import { editApplication } from './edit-application.ts';
import { applicationReceivedMail } from './emails.ts';
import { payLink } from './pay-link.ts';
import { insertApplication } from './queries.ts';
import { submissionHandler } from './submission-handler.ts';
import { applicationConsents } from './tables.ts';

/** The submitter, as known from the request. */
type Submitter = {
  clientAddress: string;
  /** The verified address of whoever is signed in. */
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
    const { acceptedVersions, fullName: _, phone, wantsEarlyReservation, ...given } = request;
    const versions = checkVersions(acceptedVersions);
    const now = tx.clock.now();
    const id = tx.randomness.id();
    const links = {
      site: tx.config.publicUrl,
      pay: payLink({ ...tx, linkKeys: context.linkKeys }, id),
    };
    const mailOf = (application: Parameters<typeof applicationReceivedMail>[0]) => ({
      to: given.email,
      dedupeKey: `application-received:${id}`,
      content: (locale: Locale) => applicationReceivedMail(application, links, locale),
    });
    const acceptance = { applicationId: id, acceptedAt: now, ipAddress: submitter.clientAddress };
    const consents = { table: applicationConsents, rows: consentRows(acceptance, versions) };
    // An applicant who has a place already keeps its plan, which their mail names; they change it on
    // the dashboard. A stranger who typed the address gets nothing of it.
    const isProven = submitter.provenEmail === given.email;
    const fullName = `${given.firstName} ${given.lastName}`;
    const mail = isProven ? [] : [await mailBeside(tx, mailOf({ ...given, fullName }))];
    const added = await insertApplication(
      tx.db,
      {
        ...given,
        id,
        phone: phone || null,
        wantsEarlyReservation: wantsEarlyReservation.toLowerCase() === 'yes' ? 'yes' : 'no',
        createdAt: now,
        updatedAt: now,
      },
      consents,
      ...mail,
    );
    if (!added) throw applicationErrors.APPLICATION_EXISTS();
    const heldPlan = isProven ? await submissionHandler()(tx, added) : undefined;
    const saved = heldPlan ? await editApplication(tx, added, { preferredPlan: heldPlan }) : added;
    if (isProven) await queueMail(tx, mailOf(saved));
    return {
      id: saved.id,
      fullName: saved.fullName,
      email: saved.email,
      preferredPlan: saved.preferredPlan,
      createdAt: saved.createdAt.toISOString(),
    };
  });
}
