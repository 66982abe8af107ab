import { ageGroups, monthlyIncomes } from '../../src/features/applications/options.ts';
import { DEPOSIT_CENTS } from '../../src/features/program-rules/constants.ts';
import { APPLICANT_PROFILES } from '../../src/features/waitlist/options.ts';
import { type Chance, createChance } from './chance.ts';
import { DAY_MS, type Generated } from './generated.ts';
import { createGroups, type Groups } from './groups.ts';
import { generatePerson, type Person } from './people.ts';

const SPAN_DAYS = 365;

export type Plan = {
  applications: number;
  seed: number;
  now: Date;
  capacity: number;
  /** The share of applications with a deposit. */
  depositShare?: number;
};

const CONSENTS = [
  'understandsNotLoan',
  'understandsCooperative',
  'agreesToContact',
  'acceptsPrivacyPolicy',
  'acceptsTermsOfUse',
  'understandsDeposit',
  'acceptsDepositAgreement',
];

/** Only the newest applications get consents. */
const WITH_CONSENTS = 2_000;

/** A year of a growing cooperative; deterministic for a seed. */
export function generateRows(plan: Plan): Generated {
  const { applications: count, seed, now, capacity, depositShare = 0.55 } = plan;
  const chance = createChance(seed);
  const rows: Generated = {
    applications: [],
    application_consents: [],
    application_history_notes: [],
    payments: [],
    deposits: [],
    groups: [],
    group_places: [],
    identity_users: [],
    users: [],
    waitlist_entries: [],
    page_visits: [],
  };
  const groups = createGroups(chance, rows, now, capacity);
  for (let number = 0; number < count; number += 1) {
    const at = momentOf(chance, now, number / count);
    const person = generatePerson(chance, number);
    const application = addApplication(chance, rows, person, at);
    const isRecent = count - number <= WITH_CONSENTS;
    if (isRecent) addConsents(rows, application.id, at);
    if (chance.next() < 0.45) addAccount(chance, rows, person, at);
    if (chance.next() < depositShare) addDeposit(chance, rows, groups, application, person, at);
    if (chance.next() < 0.35)
      addWaitlistEntry(chance, rows, generatePerson(chance, count + number), at);
  }
  addVisits(chance, rows, now, count);
  return rows;
}

/** The number of applications grows over time. */
function momentOf(chance: Chance, now: Date, progress: number): Date {
  const daysAgo = SPAN_DAYS * (1 - Math.sqrt(progress)) + chance.next() * 0.9;
  return new Date(now.getTime() - daysAgo * DAY_MS);
}

type Application = { id: string; plan: string };

function addApplication(chance: Chance, rows: Generated, person: Person, at: Date): Application {
  const id = chance.uuid();
  const plan = chance.weighted({ '450': 68, '650': 32 });
  const status = chance.weighted({ pending: 52, uploaded: 12, approved: 30, rejected: 6 });
  const changed = new Date(at.getTime() + chance.below(5 * DAY_MS));
  rows.applications.push({
    id,
    user_id: null,
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    phone: person.phone,
    city: person.city,
    state: person.state,
    age_group: chance.pick(ageGroups),
    monthly_income: chance.pick(monthlyIncomes),
    monthly_debt_cents: chance.next() < 0.3 ? chance.below(200_000) : null,
    applicant_profile: chance.pick(APPLICANT_PROFILES),
    preferred_plan: plan,
    understands_not_loan: 'yes',
    understands_cooperative: 'yes',
    agrees_to_contact: 'yes',
    accepts_privacy_policy: 'yes',
    accepts_terms_of_use: 'yes',
    understands_deposit: 'yes',
    wants_early_reservation: 'yes',
    income_verification_status: status,
    waiting_since: status === 'uploaded' ? changed.toISOString() : null,
    admin_notes: status === 'rejected' ? 'The papers do not show the declared income.' : null,
    source: person.source,
    version: status === 'pending' ? 1 : 2,
    created_at: at.toISOString(),
    updated_at: (status === 'pending' ? at : changed).toISOString(),
  });
  if (chance.next() < 0.08) {
    rows.application_history_notes.push({
      id: chance.uuid(),
      application_id: id,
      entry: chance.pick([
        'Called; will send the pay slips this week.',
        'Asked about the larger plan, sent the comparison.',
        'Prefers Portuguese on the phone.',
      ]),
      author_id: null,
      author_email: 'admin@example.com',
      created_at: changed.toISOString(),
    });
  }
  return { id, plan };
}

function addConsents(rows: Generated, applicationId: string, at: Date): void {
  rows.application_consents.push({
    application_id: applicationId,
    texts: CONSENTS.map((consent) => ({
      consent,
      textVersion: '2026-11-15',
      documentVersion: consent.startsWith('accepts') ? '2026-11-15' : null,
    })),
    accepted_at: at.toISOString(),
    ip_address: '203.0.113.7',
  });
}

function addAccount(chance: Chance, rows: Generated, person: Person, at: Date): void {
  const identity = chance.uuid();
  const name = `${person.firstName} ${person.lastName}`;
  const moment = at.toISOString();
  rows.identity_users.push({
    id: identity,
    name,
    email: person.email,
    email_verified: true,
    created_at: moment,
    updated_at: moment,
  });
  rows.users.push({
    id: chance.uuid(),
    identity_id: identity,
    email: person.email,
    display_name: name,
    first_name: person.firstName,
    last_name: person.lastName,
    role: 'member',
    created_at: moment,
    last_synced_at: moment,
  });
}

function addDeposit(
  chance: Chance,
  rows: Generated,
  groups: Groups,
  application: Application,
  person: Person,
  at: Date,
): void {
  const id = chance.uuid();
  const status = chance.weighted({
    completed: 76,
    pending: 12,
    refunded: 4,
    failed: 4,
    expired: 4,
  });
  const isPaid = status === 'completed' || status === 'refunded';
  const moment = at.toISOString();
  rows.payments.push({
    id,
    purpose: 'deposit',
    description: 'Deposit',
    subject_id: id,
    mode: 'sandbox',
    amount_cents: DEPOSIT_CENTS,
    currency: 'USD',
    status: isPaid ? 'succeeded' : status,
    provider_id: `pi_generated_${id.replaceAll('-', '')}`,
    refunded_cents: status === 'refunded' ? DEPOSIT_CENTS : 0,
    created_at: moment,
    updated_at: moment,
    succeeded_at: isPaid ? moment : null,
  });
  rows.deposits.push({
    id,
    application_id: application.id,
    email: person.email,
    first_name: person.firstName,
    full_name: `${person.firstName} ${person.lastName}`,
    plan_id: application.plan,
    mode: 'sandbox',
    amount_cents: DEPOSIT_CENTS,
    currency: 'USD',
    status,
    refunded_cents: status === 'refunded' ? DEPOSIT_CENTS : 0,
    created_at: moment,
    updated_at: moment,
    completed_at: isPaid ? moment : null,
    refunded_at: status === 'refunded' ? moment : null,
  });
  if (status === 'completed') groups.join(application.plan, id, application.id, at);
}

function addWaitlistEntry(chance: Chance, rows: Generated, person: Person, at: Date): void {
  rows.waitlist_entries.push({
    id: chance.uuid(),
    list: person.source === 'imovelnoseua' ? 'imovelnoseua' : 'english',
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    phone: null,
    preferred_plan: '$450,000',
    applicant_profile: 'first-time-homebuyer',
    message: null,
    source: person.source,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  });
}

function addVisits(chance: Chance, rows: Generated, now: Date, applications: number): void {
  for (let daysAgo = 0; daysAgo < SPAN_DAYS; daysAgo += 1) {
    const day = new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
    const visits = (applications / SPAN_DAYS) * 24 * (1.6 - daysAgo / SPAN_DAYS);
    for (const [path, share] of [
      ['/', 0.5],
      ['/homebuyers', 0.3],
      ['/imovelnoseua', 0.2],
    ] as const) {
      const count = Math.round(visits * share * (0.8 + chance.next() * 0.4));
      rows.page_visits.push({ day, path, count });
    }
  }
}
