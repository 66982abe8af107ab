import { z } from 'zod';
import { AFFORDABILITY_STATES } from '#features/applications/affordability.ts';
import { APPLICATION_SORTS } from '#features/applications/filters.ts';
import { INCOME_STATUSES } from '#features/applications/rules.ts';
import { auditEntry } from '#features/audit/contract.ts';
import { depositRecord } from '#features/deposits/contract.ts';
import { DEPOSIT_STATES } from '#features/deposits/deposit-state.ts';
import { documentFields, documentView } from '#features/documents/contract.ts';
import { groupView } from '#features/groups/contract.ts';
import { DISPUTE_STATUSES } from '#features/payments/rules.ts';
import { planId } from '#features/plans/contract.ts';
import { defineCall } from '#shared/api/call.ts';
import { emailAddress, requiredText } from '#shared/api/fields.ts';
import { pageOf, pageParameters } from '#shared/api/paging.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { reviewFilter } from './filters.ts';
import { OUTCOMES } from './rules.ts';

const email = emailAddress();
const incomeStatus = z.enum(INCOME_STATUSES);
const yesNo = z.enum(['yes', 'no']);
const moment = z.iso.datetime();

/** Which admin has an application, and since when. */
export const reviewClaim = z.object({
  userId: z.string(),
  email: z.string(),
  claimedAt: moment,
});
export type ReviewClaim = z.output<typeof reviewClaim>;

/** A decision from which nothing has followed yet: it can be undone until then. */
export const reviewDecision = z.object({
  id: z.uuid(),
  outcome: z.enum(OUTCOMES),
  notes: z.string().nullable(),
  /** Who decided. */
  email: z.string(),
  appliesAt: moment,
});
export type ReviewDecision = z.output<typeof reviewDecision>;

/** An application in the list. */
export const applicationSummary = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  preferredPlan: planId,
  monthlyIncome: z.string(),
  applicantProfile: z.string(),
  incomeVerificationStatus: incomeStatus,
  adminApprovedIncome: z.boolean(),
  /** How the declared figures count while no papers are in. */
  figures: z.enum(AFFORDABILITY_STATES).nullable(),
  /** A better paper was asked for, and none came since. */
  isPaperRequested: z.boolean(),
  depositStatus: z.enum(DEPOSIT_STATES),
  /** How the newest dispute about its deposits stands. */
  dispute: z.enum(DISPUTE_STATUSES).nullable(),
  /** Since when its papers wait for a decision; null otherwise. */
  waitingSince: moment.nullable(),
  claim: reviewClaim.nullable(),
  decision: reviewDecision.nullable(),
  source: z.string(),
  version: z.number().int(),
  createdAt: moment,
  updatedAt: moment,
});
export type ApplicationSummary = z.output<typeof applicationSummary>;

/** One entry of the history that admins write. */
export const historyNote = z.object({
  id: z.uuid(),
  entry: z.string(),
  datetime: moment,
  author: z.string().nullable(),
});

const consentRecord = z.object({
  consent: z.string(),
  textVersion: z.string(),
  documentVersion: z.string().nullable(),
  /** The language in which it was read, and the version of the translation. */
  language: z.enum(LOCALES),
  translationVersion: z.string().nullable(),
  acceptedAt: moment,
  ipAddress: z.string(),
});

/** Everything stored about an application. */
export const applicationDetails = applicationSummary.omit({ figures: true }).extend({
  /** Has a seat: the decision on the income stands. */
  isMember: z.boolean(),
  userId: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string().nullable(),
  profession: z.string().nullable(),
  hasSsnOrItin: z.boolean().nullable(),
  streetAddress: z.string().nullable(),
  zipCode: z.string().nullable(),
  ageGroup: z.string(),
  /** Dollars. */
  monthlyDebt: z.number().nullable(),
  /** Dollars; what they pay for their home now. */
  monthlyRent: z.number().nullable(),
  /** When they confirmed figures that leave little; null when those left enough. */
  affordabilityConfirmedAt: moment.nullable(),
  understandsNotLoan: yesNo,
  understandsCooperative: yesNo,
  agreesToContact: yesNo,
  acceptsPrivacyPolicy: yesNo,
  acceptsTermsOfUse: yesNo,
  understandsDeposit: yesNo,
  wantsEarlyReservation: yesNo,
  adminNotes: z.string().nullable(),
  ...documentFields.shape,
  documents: z.array(documentView),
  /** Live money; test money is separate. */
  deposits: z.array(depositRecord),
  sandboxDeposits: z.array(depositRecord),
  /** The groups in which it has a place. */
  groups: z.array(groupView.pick({ id: true, name: true, status: true })),
  consents: z.array(consentRecord),
  historyNotes: z.array(historyNote),
  audit: z.array(auditEntry),
});
export type ApplicationDetails = z.output<typeof applicationDetails>;

const call = <const C extends { method: string; path: string; summary: string }>(given: C) => ({
  tag: 'Admin: applications' as const,
  access: 'admin' as const,
  ...given,
});

export const listApplicationsCall = defineCall(
  call({
    method: 'GET',
    path: '/api/admin/applications',
    roles: ['reviewer'],
    summary: 'Applications, searched, filtered and sorted; page by page',
    query: z.object({
      ...reviewFilter,
      sort: z.enum(APPLICATION_SORTS).default('newest'),
      ...pageParameters,
    }),
    response: pageOf(applicationSummary),
  }),
);

export const countApplicationsCall = defineCall(
  call({
    method: 'GET',
    path: '/api/admin/applications/counts',
    roles: ['reviewer'],
    summary: 'How many applications match, in all and by income status',
    query: z.object(reviewFilter),
    response: z.object({ total: z.number().int(), byStatus: z.record(incomeStatus, z.number()) }),
  }),
);

export const readApplicationCall = defineCall(
  call({
    method: 'GET',
    path: '/api/admin/applications/:id',
    roles: ['reviewer'],
    summary: 'One application with everything that is stored of it',
    params: z.object({ id: z.uuid() }),
    response: applicationDetails,
    errors: ['APPLICATION_NOT_FOUND'],
  }),
);

export const findNeighboursCall = defineCall(
  call({
    method: 'GET',
    path: '/api/admin/applications/:id/neighbours',
    roles: ['reviewer'],
    summary: 'The applications before and after one in a list',
    params: z.object({ id: z.uuid() }),
    query: z.object({ ...reviewFilter, sort: z.enum(APPLICATION_SORTS).default('newest') }),
    response: z.object({
      previousId: z.uuid().nullable(),
      nextId: z.uuid().nullable(),
      /** Continues after it in the list, even if it is no longer in it. */
      cursor: z.string().nullable(),
    }),
  }),
);

export const claimApplicationCall = defineCall(
  call({
    method: 'PUT',
    path: '/api/admin/applications/:id/claim',
    roles: ['reviewer'],
    summary: 'Take an application to decide about it; one admin has it at a time',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({
      /** Takes it over from this person, if they still have it. */
      takeOverFrom: z.string().max(100).optional(),
    }),
    response: reviewClaim,
    errors: ['APPLICATION_NOT_FOUND', 'ALREADY_CLAIMED'],
  }),
);

export const releaseApplicationCall = defineCall(
  call({
    method: 'DELETE',
    path: '/api/admin/applications/:id/claim',
    roles: ['reviewer'],
    summary: 'Release an application that one has claimed',
    params: z.object({ id: z.uuid() }),
    response: z.object({ released: z.literal(true) }),
  }),
);

export const exportApplicationsCall = defineCall(
  call({
    method: 'GET',
    path: '/api/admin/applications.csv',
    roles: ['reviewer'],
    needsFreshSignIn: true,
    summary: 'The applications that match, as a CSV file',
    query: z.object(reviewFilter),
    response: z.custom<Response>(),
    responseTypes: ['text/csv'],
  }),
);

/** The version of the record the admin saw; 409 when it has changed. */
const seenVersion = z.number().int().positive();

const decided = z.object({
  /** As they are before the decision takes effect. */
  incomeVerificationStatus: incomeStatus,
  version: z.number().int(),
  /** Null when the same was decided before. */
  decision: reviewDecision.nullable(),
});

/** The applicant reads them. */
const adminNotes = z.string().trim().max(2_000);

export const decideIncomeCall = defineCall(
  call({
    method: 'PATCH',
    path: '/api/admin/approve-income',
    roles: ['reviewer'],
    summary: 'Approve or reject the income of an applicant; it takes effect ten seconds later',
    body: z.strictObject({
      email,
      approved: z.boolean(),
      /** A rejection needs them. */
      adminNotes: adminNotes.default(''),
      version: seenVersion.optional(),
      /**
       * Approves figures that do not cover the contribution; otherwise they are refused with 409.
       */
      isShortfallAccepted: z.boolean().default(false),
      /** Approves an income that no paper shows; otherwise it is refused with 409. */
      isMissingPaperAccepted: z.boolean().default(false),
    }),
    response: decided,
    errors: [
      'APPLICATION_NOT_FOUND',
      'OWN_APPLICATION',
      'APPLICATION_CHANGED',
      'REJECTION_NEEDS_NOTES',
      'FIGURES_DO_NOT_COVER',
      'NO_INCOME_PAPERS',
      'DECISION_PENDING',
      'GROUP_HAS_FORMED',
    ],
  }),
);

export const requestPaperCall = defineCall(
  call({
    method: 'POST',
    path: '/api/admin/applications/:id/paper-request',
    roles: ['reviewer'],
    summary: 'Ask the applicant for a better paper; it takes effect ten seconds later',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ adminNotes, version: seenVersion }),
    response: decided,
    errors: [
      'APPLICATION_NOT_FOUND',
      'OWN_APPLICATION',
      'APPLICATION_CHANGED',
      'REJECTION_NEEDS_NOTES',
      'NOTHING_TO_REPLACE',
      'DECISION_PENDING',
      'GROUP_HAS_FORMED',
    ],
  }),
);

export const undoDecisionCall = defineCall(
  call({
    method: 'DELETE',
    path: '/api/admin/applications/:id/decisions/:decisionId',
    roles: ['reviewer'],
    summary: 'Undo a decision that has not taken effect yet',
    params: z.object({ id: z.uuid(), decisionId: z.uuid() }),
    response: z.object({ undone: z.literal(true) }),
    errors: ['APPLICATION_NOT_FOUND', 'OWN_APPLICATION', 'DECISION_OVER'],
  }),
);

export const addHistoryNoteCall = defineCall(
  call({
    method: 'PATCH',
    path: '/api/admin/add-history-note',
    roles: ['reviewer', 'support'],
    summary: "Add a note to an application's history",
    body: z.strictObject({
      email,
      note: requiredText('Please enter a note before adding.', 4_000),
    }),
    response: historyNote,
    errors: ['APPLICATION_NOT_FOUND'],
  }),
);

export const deleteApplicationCall = defineCall(
  call({
    method: 'DELETE',
    path: '/api/admin/application/:email',
    needsFreshSignIn: true,
    summary: 'Delete an application and its documents; the contact is kept for marketing',
    params: z.object({ email }),
    query: z.object({ version: z.coerce.number().int().positive().optional() }),
    response: z.object({ deleted: z.literal(true) }),
    errors: ['APPLICATION_NOT_FOUND', 'APPLICATION_CHANGED', 'MEMBER_STAYS'],
  }),
);
