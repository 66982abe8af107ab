import { fullName } from '#features/accounts/full-name.ts';
import { readUser } from '#features/accounts/profile/server/read-user.ts';
import {
  readApplicationById,
  readApplicationsOfPerson,
} from '#features/applications/server/read-application.ts';
import { listMembershipsOf } from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import type { Person } from '#platform/desk/person-sections.ts';
import type { PersonRef } from '#platform/desk/waiting.ts';
import { adminErrors } from '../../errors.ts';
import type { PersonView } from '../contract.ts';

type Found = {
  person: Person;
  head: Omit<PersonView, 'seats' | 'sections'>;
};

/** Who is meant: by their account, or by their application, which may have led to an account. */
export async function findPerson(context: Pick<Context, 'db'>, ref: PersonRef): Promise<Found> {
  if ('userId' in ref) return byAccount(context, ref.userId);
  const application = await readApplicationById(context, ref.applicationId);
  if (!application) throw adminErrors.PERSON_NOT_FOUND();
  if (application.userId) return byAccount(context, application.userId);
  const { id, email, phone } = application;
  return {
    person: { userId: null, email, applicationIds: [id], membershipIds: [] },
    head: {
      userId: null,
      applicationId: id,
      name: application.fullName,
      email,
      phone,
      role: null,
      accountSince: null,
      lastSeenAt: null,
    },
  };
}

async function byAccount(context: Pick<Context, 'db'>, userId: string): Promise<Found> {
  const user = await readUser(context, userId);
  if (!user) throw adminErrors.PERSON_NOT_FOUND();
  const applications = await readApplicationsOfPerson(context, user);
  const memberships = await listMembershipsOf(context, userId);
  const [application] = applications;
  const own = fullName(user);
  return {
    person: {
      userId,
      email: user.email,
      applicationIds: applications.map(({ id }) => id),
      membershipIds: memberships.map(({ id }) => id),
    },
    head: {
      userId,
      applicationId: application?.id ?? null,
      name: own === user.email ? (application?.fullName ?? own) : own,
      email: user.email,
      phone: application?.phone ?? null,
      role: user.role,
      // A place that was paid before anybody signed in has a record without a sign-in.
      accountSince: user.identityId ? user.createdAt.toISOString() : null,
      lastSeenAt: user.identityId ? user.lastSyncedAt.toISOString() : null,
    },
  };
}
