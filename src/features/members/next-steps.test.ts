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
  monthlyRent: null,
  affordabilityConfirmedAt: null,
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

const STEP_KEYS = [
  'verify-email',
  'apply',
  'deposit',
  'profile',
  'income-papers',
  'id',
  'review',
  'group',
] as const;

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
} satisfies Dashboard['groups'][number];

const filled = {
  ...application,
  dateOfBirth: '1990-01-01',
  profession: 'Nurse',
  hasSsnOrItin: true,
  streetAddress: '1 Main St',
  zipCode: '84101',
  monthlyDebt: 0,
  incomeVerificationStatus: 'uploaded',
} satisfies NonNullable<Dashboard['application']>;

const paper = (kind: 'income' | 'id', isCurrent = true): Dashboard['documents'][number] => ({
  id: '01900000-0000-7000-8000-000000000003',
  kind,
  name: 'a.pdf',
  contentType: 'application/pdf',
  byteSize: 1,
  scan: 'clean',
  isCurrent,
  uploadedAt: '2026-01-01T00:00:00Z',
  link: '/x',
});

/** Everything a member can do is done. */
const complete: Dashboard = {
  ...fresh,
  user: { ...fresh.user, isEmailVerified: true },
  hasActivePaidDeposit: true,
  groups: [group],
  application: filled,
  documents: [paper('income'), paper('id')],
};

const withStatus = (
  incomeVerificationStatus: NonNullable<Dashboard['application']>['incomeVerificationStatus'],
  documents = complete.documents,
): Dashboard => ({
  ...complete,
  documents,
  application: { ...filled, incomeVerificationStatus },
});
const withGroups = (...statuses: Dashboard['groups'][number]['status'][]): Dashboard => ({
  ...complete,
  groups: statuses.map((status) => ({ ...group, status })),
});

type State = {
  name: string;
  dashboard: Dashboard;
  /** Steps that are not done. */
  expected: Partial<Record<(typeof STEP_KEYS)[number], 'open' | 'waiting' | 'later' | 'left out'>>;
};

const STATES: State[] = [
  {
    name: 'papers in review, group forming',
    dashboard: complete,
    expected: { review: 'waiting', group: 'waiting' },
  },
  {
    name: 'no papers',
    dashboard: withStatus('pending', []),
    expected: { 'income-papers': 'open', id: 'open', review: 'later', group: 'waiting' },
  },
  {
    name: 'income changed, the papers are of the former amount',
    dashboard: withStatus('pending', [paper('income', false), paper('id')]),
    expected: { 'income-papers': 'open', review: 'later', group: 'waiting' },
  },
  {
    name: 'rejected, the papers still there',
    dashboard: withStatus('rejected'),
    expected: { 'income-papers': 'open', review: 'later', group: 'waiting' },
  },
  {
    name: 'rejected without papers',
    dashboard: withStatus('rejected', []),
    expected: { 'income-papers': 'open', id: 'open', review: 'later', group: 'waiting' },
  },
  {
    name: 'approved without papers',
    dashboard: withStatus('approved', []),
    expected: { 'income-papers': 'left out', id: 'left out', group: 'waiting' },
  },
  {
    name: 'approved without an ID',
    dashboard: withStatus('approved', [paper('income')]),
    expected: { id: 'left out', group: 'waiting' },
  },
  {
    name: 'approved, deposit not paid',
    dashboard: { ...withStatus('approved'), hasActivePaidDeposit: false, groups: [] },
    expected: { deposit: 'open', group: 'later' },
  },
  ...(['formed', 'running', 'completed'] as const).map((status) => ({
    name: `group ${status}`,
    dashboard: { ...withStatus('approved'), groups: withGroups(status).groups },
    expected: {},
  })),
  {
    name: 'group running, the bank took the deposit back',
    dashboard: {
      ...withStatus('approved'),
      groups: withGroups('running').groups,
      hasActivePaidDeposit: false,
    },
    expected: { deposit: 'waiting' },
  },
  ...(['not_formed', 'cancelled'] as const).map((status) => ({
    name: `group ${status}, the deposit went back`,
    dashboard: { ...withGroups(status), hasActivePaidDeposit: false },
    expected: { deposit: 'open', review: 'waiting', group: 'later' } as const,
  })),
  {
    name: 'a new group after one that was not formed',
    dashboard: withGroups('not_formed', 'forming'),
    expected: { review: 'waiting', group: 'waiting' },
  },
];

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

  it.each(STATES)('say what is to be done: $name', ({ dashboard, expected }) => {
    // Whoever has paid looks for the deposit first.
    const isFirst = (key: string) => key === 'deposit' && dashboard.hasActivePaidDeposit;
    const order = [...STEP_KEYS.filter(isFirst), ...STEP_KEYS.filter((key) => !isFirst(key))];
    expect(states(dashboard)).toEqual(
      order
        .filter((key) => expected[key] !== 'left out')
        .map((key) => `${key} ${expected[key] ?? 'done'}`),
    );
    const [first] = nextSteps(dashboard);
    if (dashboard.hasActivePaidDeposit) expect(first?.title).toBe('Deposit received');
  });

  it('ask for further papers after a rejection', () => {
    const [step] = nextSteps({
      ...complete,
      application: { ...filled, incomeVerificationStatus: 'rejected' },
    }).filter(({ state }) => state === 'open');
    expect(step).toMatchObject({ key: 'income-papers', title: 'Upload further proof of income' });
  });

  it('ask for a better paper beside the one that is there', () => {
    const steps = nextSteps({
      ...complete,
      application: { ...filled, incomeVerificationStatus: 'pending', adminNotes: 'Page 2?' },
    });
    expect(steps.find(({ key }) => key === 'income-papers')).toMatchObject({ state: 'open' });
    expect(steps.find(({ key }) => key === 'review')).toMatchObject({
      text: 'Begins again when further documents are in.',
    });
  });

  it('name the deposit of today until one is paid, in the language of the reader', () => {
    const titleIn = (locale: 'en' | 'pt-BR') =>
      nextSteps({ ...fresh, stripePaymentAmount: 250 }, locale).find(({ key }) => key === 'deposit')
        ?.title;
    expect(titleIn('en')).toBe('Pay the $250 deposit');
    expect(titleIn('pt-BR')).toBe('Pague o depósito de US$\u00a0250');
  });
});
