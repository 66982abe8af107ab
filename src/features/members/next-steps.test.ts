import { describe, expect, it } from 'vitest';
import type { Dashboard } from './contract.ts';
import { nextSteps } from './next-steps.ts';

const application = {
  id: '01900000-0000-7000-8000-000000000001',
  firstName: 'Ana',
  lastName: 'Lima',
  fullName: 'Ana Lima',
  email: 'ana@example.com',
  phone: null,
  dateOfBirth: null,
  profession: null,
  hasSsnOrItin: null,
  streetAddress: null,
  city: 'Provo',
  state: 'UT',
  zipCode: null,
  ageGroup: '26-35',
  monthlyIncome: '$5,000 - $7,499',
  monthlyDebt: null,
  applicantProfile: 'first-time-homebuyer',
  preferredPlan: '450',
  understandsNotLoan: 'yes',
  understandsCooperative: 'yes',
  agreesToContact: 'yes',
  wantsEarlyReservation: 'yes',
  adminApprovedIncome: false,
  incomeVerificationStatus: 'pending',
  adminNotes: null,
  createdAt: '2026-01-01T00:00:00Z',
  incomeDocumentsUploaded: false,
  uploadedDocumentNames: [],
  uploadedDocumentData: [],
  idDocumentUploaded: false,
  idDocumentName: null,
  idDocumentData: null,
  deposits: [],
  sandboxDeposits: [],
} satisfies NonNullable<Dashboard['application']>;

const fresh: Dashboard = {
  user: {
    id: 'u',
    email: 'ana@example.com',
    displayName: null,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    isEmailVerified: false,
    createdAt: null,
  },
  deposits: [],
  groups: [],
  hasActivePaidDeposit: false,
  application: null,
  documents: [],
  stripePaymentAmount: 200,
};
const states = (dashboard: Dashboard) =>
  nextSteps(dashboard).map(({ key, state }) => `${key} ${state}`);

describe('the next steps', () => {
  it('begin with the mail', () => {
    expect(states(fresh).slice(0, 3)).toEqual([
      'verify-email open',
      'apply later',
      'deposit later',
    ]);
  });

  it('open the application once the address is verified', () => {
    const verified = { ...fresh, user: { ...fresh.user, isEmailVerified: true } };
    expect(states(verified).slice(0, 3)).toEqual([
      'verify-email done',
      'apply open',
      'deposit later',
    ]);
  });

  it('open everything that the member can do once there is an application', () => {
    const applied = { ...fresh, user: { ...fresh.user, isEmailVerified: true }, application };
    expect(states(applied)).toEqual([
      'verify-email done',
      'apply done',
      'deposit open',
      'profile open',
      'income-papers open',
      'id open',
      'review later',
      'group later',
    ]);
  });

  it('wait with the member for the review and the group', () => {
    const group = {
      id: '01900000-0000-7000-8000-000000000002',
      name: '$450,000 Group 1',
      planId: '450',
      status: 'forming',
      capacity: 480,
      currentMembers: 12,
      confirmedMembers: 5,
      filledAt: null,
      startMonth: null,
      depositReturnableUntil: null,
      daysRemaining: 100,
      formationStartDate: '2026-01-01T00:00:00Z',
      targetCompletionDate: '2026-05-01T00:00:00Z',
      isExtended: false,
      formedAt: null,
    } as const;
    const paid: Dashboard = {
      ...fresh,
      user: { ...fresh.user, isEmailVerified: true },
      hasActivePaidDeposit: true,
      groups: [group],
      application: {
        ...application,
        dateOfBirth: '1990-01-01',
        profession: 'Nurse',
        hasSsnOrItin: true,
        streetAddress: '1 Main St',
        zipCode: '84101',
        monthlyDebt: 0,
        incomeVerificationStatus: 'uploaded',
      },
      documents: (['income', 'id'] as const).map((kind) => ({
        id: '01900000-0000-7000-8000-000000000003',
        kind,
        name: 'a.pdf',
        contentType: 'application/pdf',
        byteSize: 1,
        scan: 'clean',
        isCurrent: true,
        uploadedAt: '2026-01-01T00:00:00Z',
        link: '/x',
      })),
    };
    expect(states(paid)).toEqual([
      'verify-email done',
      'apply done',
      'deposit done',
      'profile done',
      'income-papers done',
      'id done',
      'review waiting',
      'group waiting',
    ]);
    const formed = { ...paid, groups: [{ ...group, status: 'formed' as const }] };
    expect(states(formed)).toContain('group done');
  });
});
