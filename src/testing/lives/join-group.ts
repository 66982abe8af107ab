import { applicationRequest } from '#features/applications/contract.ts';
import {
  readApplicationByEmail,
  readApplicationById,
} from '#features/applications/server/read-application.ts';
import { submitApplication } from '#features/applications/server/submit/submit-application.ts';
import { startDeposit } from '#features/deposits/server/paying/start-deposit.ts';
import { applyDecision } from '#features/reviews/server/decisions/apply-decisions.ts';
import { decideIncome } from '#features/reviews/server/decisions/decide-income.ts';
import type { Session } from '#platform/routes.ts';
import { paymentIdOf } from '../scenes/card-payments.ts';
import { exampleApplication } from '../scenes/example-application.ts';
import type { LifeWorld } from './life-world.ts';

export type Applicant = Partial<typeof exampleApplication> & { email: string };

/** Submits an application like the form; returns its id. */
export async function apply({ context }: LifeWorld, person: Applicant): Promise<string> {
  const firstName = person.firstName ?? exampleApplication.firstName;
  const lastName = person.lastName ?? exampleApplication.lastName;
  const fullName = `${firstName} ${lastName}`;
  const request = applicationRequest.parse({ ...exampleApplication, fullName, ...person });
  return (await submitApplication(context, request, { clientAddress: '127.0.0.1' })).id;
}

/** Pays the deposit by card; the place is reserved when the provider's webhook arrives. */
export async function payDeposit(
  { context, stripe }: LifeWorld,
  applicationId: string,
  method = 'pm_card_visa',
): Promise<void> {
  const application = await readApplicationById(context, applicationId);
  if (!application) throw new Error(`there is no application ${applicationId}`);
  const { clientSecret } = await startDeposit(context, application);
  await stripe.paymentIntents.confirm(paymentIdOf(clientSecret), { payment_method: method });
}

export function approve(
  world: LifeWorld,
  admin: Session,
  { email, notes = '' }: { email: string; notes?: string },
): Promise<void> {
  return decide(world, admin, { email, approved: true, adminNotes: notes });
}

/** Decides on an income, without the time to undo it. */
export async function decide(
  { context }: LifeWorld,
  admin: Session,
  given: { email: string; approved: boolean; adminNotes: string },
): Promise<void> {
  const accepted = { isMissingPaperAccepted: true };
  const { decision } = await decideIncome(context, admin, { ...given, ...accepted });
  const application = await readApplicationByEmail(context, given.email);
  if (!decision || !application) throw new Error(`${given.email} was not decided`);
  await applyDecision(context, { applicationId: application.id, id: decision.id });
}
