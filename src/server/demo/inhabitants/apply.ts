import { usersOfAddresses } from '#features/accounts/profile/server/users-of-addresses.ts';
import { type ApplicationRequest, applicationRequest } from '#features/applications/contract.ts';
import { readApplicationById } from '#features/applications/server/read-application.ts';
import { submitApplication } from '#features/applications/server/submit/submit-application.ts';
import { startDeposit } from '#features/deposits/server/paying/start-deposit.ts';
import { storeDocument } from '#features/documents/server/store-document.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { once } from './buy.ts';
import { bankStatement, identityCard, type Paper, payStub } from './papers.ts';
import type { Inhabitant } from './people.ts';
import { confirmInBrowser, type TestMethod } from './sandbox-card.ts';
import { sessionOf } from './seats.ts';

const CONSENTS = {
  understandsNotLoan: 'Yes',
  understandsCooperative: 'Yes',
  agreesToContact: 'Yes',
  acceptsPrivacyPolicy: 'Yes',
  acceptsTermsOfUse: 'Yes',
  understandsDeposit: 'Yes',
} as const;

/** Sends the application form of the first page; returns the id of the application. */
export async function apply(
  context: Context,
  person: Inhabitant,
  preferredPlan: PlanId,
): Promise<string> {
  const request: ApplicationRequest = applicationRequest.parse({
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phone,
    city: person.city,
    state: 'UT',
    ageGroup: person.ageGroup,
    monthlyIncome: person.monthlyIncome,
    applicantProfile: person.applicantProfile,
    preferredPlan,
    source: person.source,
    confirmsAffordability: true,
    ...CONSENTS,
  });
  return (await submitApplication(context, request, { clientAddress: '127.0.0.1' })).id;
}

/** Pays the deposit by card, or tries to; the place is taken when the provider's webhook arrives. */
export async function payDeposit(
  context: Context,
  applicationId: string,
  method: TestMethod = 'card',
): Promise<void> {
  const application = await readApplicationById(context, applicationId);
  if (!application) throw new Error(`there is no application ${applicationId}`);
  const { clientSecret } = await startDeposit(context, application);
  await confirmInBrowser(context, 'payment_intents', clientSecret, method);
}

/** What somebody uploads to prove an income; `share` below 1 shows less than was declared. */
export async function papersOf(
  person: Inhabitant,
  on: CalendarDate,
  { share = 1 } = {},
): Promise<{ income: Paper[]; id: Paper[] }> {
  return {
    income: [
      { name: 'pay-stub.pdf', content: await payStub(person, on, { share }) },
      { name: 'bank-statement.pdf', content: await bankStatement(person, on, { share }) },
    ],
    id: [{ name: 'identity-card.pdf', content: await identityCard(person, on) }],
  };
}

/** Uploads papers as somebody whose address is verified. */
export async function uploadPapers(
  context: Context,
  person: Pick<Inhabitant, 'email' | 'firstName' | 'lastName'>,
  papers: { readonly income: readonly Paper[]; readonly id: readonly Paper[] },
): Promise<void> {
  const ids = await inTransaction(context, (tx) => usersOfAddresses(tx, [person]));
  const session = sessionOf(ids.get(person.email) ?? '', person.email);
  for (const kind of ['income', 'id'] as const) {
    for (const { name, content } of papers[kind]) {
      const uploadId = context.randomness.id();
      await storeDocument(context, session, { uploadId, kind, name }, once(content));
    }
  }
}
