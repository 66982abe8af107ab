import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import { readConsents } from '#features/applications/server/read-consents.ts';
import { toRecord } from '#features/applications/server/to-record.ts';
import { listAuditForOwner } from '#features/audit/server/read-audit-of.ts';
import { listOwnAwards } from '#features/awards/server/read-awards.ts';
import { listBidsOf } from '#features/bids/server/read-bids.ts';
import { readContact } from '#features/contacts/server/read-contact.ts';
import { readContributions } from '#features/contributions/paying/server/read-contributions.ts';
import { listDepositIds } from '#features/deposits/server/unsettled-deposits.ts';
import { listDocuments, listOpenings } from '#features/documents/server/list-documents.ts';
import { listExitsOf } from '#features/exits/server/read-exits.ts';
import { listWishesOf } from '#features/exits/server/read-leaving.ts';
import { listGroupsOf } from '#features/groups/server/list-groups.ts';
import { listMailsTo } from '#features/mails/server/list-mails.ts';
import { listMembershipsOf } from '#features/memberships/server/read-memberships.ts';
import { listSavedMethods } from '#features/payments/server/methods/saved-methods.ts';
import { readOwnBankDetails } from '#features/payouts/server/list-payouts.ts';
import { readSuccession } from '#features/transfers/server/name-beneficiary.ts';
import { listOwnTransfers } from '#features/transfers/server/read-transfers.ts';
import { listEntriesOf } from '#features/waitlist/server/list-entries.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { listPayments } from './list-payments.ts';
import { readOwnUser } from './own-user.ts';
import { listSessions } from './sessions.ts';

/**
 * What we store about a person, except what the staff noted: that is given on request. What
 * belongs to an address is given only to somebody who verified it: an account may have been
 * created with a stranger's address.
 */
export async function collectOwnData(context: Context, session: Session, headers: Headers) {
  const user = await readOwnUser(context, session);
  const memberships = await listMembershipsOf(context, session.userId);
  const seats = memberships.map(({ id }) => id);
  const { details, payouts } = await readOwnBankDetails(context, session);
  const ways = await context.identity.ownAccount.readWays(context.db, user.identityId);
  return {
    madeAt: context.clock.now().toISOString(),
    account: {
      id: user.id,
      email: session.email,
      isEmailVerified: session.isEmailVerified,
      name: user.displayName,
      picture: user.profileImageUrl,
      mailLanguage: user.mailLocale,
      mailChoice: user.mailChoice,
      createdAt: user.createdAt,
      lastSignedInAt: user.lastSyncedAt,
      ...ways,
    },
    secondFactors: {
      ...(await context.identity.factors.read(context.db, user.identityId)),
      passkeys: await context.identity.passkeys.list(context.db, user.identityId),
    },
    sessions: await listSessions(context, session, headers),
    memberships,
    contributions: await readContributions(context, session),
    bids: await listBidsOf(context, seats),
    awards: await listOwnAwards(context, session),
    leaving: await listExitsOf(context, session.userId),
    wishesToLeave: await listWishesOf(context, session.userId),
    transfers: await listOwnTransfers(context, session),
    succession: await collectSuccession(context, session, seats),
    // The numbers themselves are encrypted, and never shown again.
    bankDetails: details,
    payouts,
    paymentMethods: await listSavedMethods(context, session.userId),
    payments: await listPayments(context, session),
    log: await collectLog(context, session, seats),
    ...(session.isEmailVerified ? await collectByAddress(context, session) : {}),
  };
}

/** Who takes each seat over after the person's death. */
async function collectSuccession(context: Context, session: Session, seats: readonly string[]) {
  const found = [];
  for (const membershipId of seats) {
    found.push({ membershipId, ...(await readSuccession(context, session, { membershipId })) });
  }
  return found;
}

/** What was done to the account, the seats, the application and its deposits. */
async function collectLog(context: Context, session: Session, seats: readonly string[]) {
  const application = session.isEmailVerified
    ? await readApplicationByEmail(context, session.email)
    : undefined;
  const deposits = application ? await listDepositIds(context, application.id) : [];
  const own = application ? [application.id, ...deposits] : [];
  const subjectIds = [session.userId, ...seats, ...own];
  return listAuditForOwner(context, { ownerId: session.userId, subjectIds });
}

async function collectByAddress(context: Context, session: Session) {
  const application = await readApplicationByEmail(context, session.email);
  return {
    application: application ? await collectApplication(context, session, application) : null,
    waitlist: await listEntriesOf(context, session.email),
    marketing: await readContact(context, session.email),
    mails: await listMailsTo(context, session.email),
  };
}

type Application = NonNullable<Awaited<ReturnType<typeof readApplicationByEmail>>>;

async function collectApplication(context: Context, session: Session, application: Application) {
  const viewer = { id: session.userId, role: 'owner' } as const;
  const documents = await listDocuments(context, application.id, viewer);
  const openings = await listOpenings(context, application.id);
  return {
    ...toRecord(application),
    consents: await readConsents(context, application.id),
    groups: await listGroupsOf(context, [application.id]),
    documents: documents.map(({ link: _, ...document }) => ({
      ...document,
      // A new link for each opening, for the owner only.
      downloadFrom: `${context.config.publicUrl}/dashboard/application#documents`,
    })),
    openingsOfDocuments: openings.map(({ documentId, viewerRole, openedAt }) => ({
      documentId,
      openedBy: viewerRole,
      openedAt,
    })),
  };
}
