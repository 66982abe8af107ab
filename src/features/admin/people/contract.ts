import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { requiredText } from '#shared/api/fields.ts';

const personCall = defineCalls({ tag: 'Admin: people', access: 'admin' });
/** Whoever reads people; each role sees the parts it may read. */
const ROLES = ['treasurer', 'reviewer', 'support'] as const;
const cents = z.number().int();

const byUser = z.object({ id: z.uuid() });
const byApplication = z.object({ applicationId: z.uuid() });

const line = z.object({
  id: z.string(),
  at: z.iso.datetime().nullable(),
  title: z.string(),
  detail: z.string().nullable(),
  state: z
    .object({ label: z.string(), tone: z.enum(['neutral', 'waiting', 'good', 'bad']) })
    .nullable(),
  cents: cents.nullable(),
  href: z.string().nullable(),
  action: z.enum(['resend-mail']).nullable(),
});
export type PersonLineView = z.output<typeof line>;

const section = z.object({ name: z.string(), title: z.string(), lines: z.array(line) });

const seat = z.object({
  membershipId: z.uuid(),
  seat: z.number().int(),
  groupName: z.string(),
  pausedUntil: z.iso.date().nullable(),
  isClosed: z.boolean(),
  /** Entered by one admin, not confirmed by another yet. */
  awaitingApprovalCents: cents,
});
export type PersonSeat = z.output<typeof seat>;

export const person = z.object({
  /** Null while the person has no account. */
  userId: z.uuid().nullable(),
  applicationId: z.uuid().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.string().nullable(),
  /** Since when they can sign in. */
  accountSince: z.iso.datetime().nullable(),
  lastSeenAt: z.iso.datetime().nullable(),
  /** Seats that pay; only for those who may handle money. */
  seats: z.array(seat),
  sections: z.array(section),
});
export type PersonView = z.output<typeof person>;

export const readPersonCall = personCall({
  method: 'GET',
  path: '/api/admin/people/:id',
  roles: ROLES,
  summary: 'Everything the caller’s role may read about a person with an account',
  params: byUser,
  response: person,
  errors: ['PERSON_NOT_FOUND'],
});

export const readApplicantCall = personCall({
  method: 'GET',
  path: '/api/admin/people/application/:applicationId',
  roles: ROLES,
  summary: 'The same for somebody who has applied, by their application',
  params: byApplication,
  response: person,
  errors: ['PERSON_NOT_FOUND'],
});

const noteCall = {
  method: 'POST',
  roles: ROLES,
  body: z.strictObject({ note: requiredText('Please write the note', 2_000) }),
  response: z.object({ ok: z.literal(true) }),
  status: 201,
  errors: ['PERSON_NOT_FOUND'],
} as const;

export const addPersonNoteCall = personCall({
  ...noteCall,
  path: '/api/admin/people/:id/notes',
  summary: 'Note something about a person',
  params: byUser,
});

export const addApplicantNoteCall = personCall({
  ...noteCall,
  path: '/api/admin/people/application/:applicationId/notes',
  summary: 'Note something about somebody without an account',
  params: byApplication,
});
