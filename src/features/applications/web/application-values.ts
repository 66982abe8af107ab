import { CONSENT_KEYS, type ConsentKey } from '#features/legal/consents.ts';
import { DEFAULT_PLAN } from '#features/plans/plans.ts';
import { DEFAULT_STATE } from '../options.ts';

/** The fields a person types or chooses; they are stored as a draft. Consents are never stored. */
export const APPLICATION_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'city',
  'state',
  'ageGroup',
  'monthlyIncome',
  'monthlyDebt',
  'monthlyRent',
  'applicantProfile',
  'preferredPlan',
] as const;

export type ApplicationField = (typeof APPLICATION_FIELDS)[number];
export type ApplicationValues = Record<ApplicationField | ConsentKey, string>;

const NO_CONSENT = Object.fromEntries(CONSENT_KEYS.map((key) => [key, 'no'])) as Record<
  ConsentKey,
  string
>;

export const EMPTY_APPLICATION: ApplicationValues = {
  firstName: '',
  lastName: '',
  email: '',
  city: '',
  state: DEFAULT_STATE,
  ageGroup: '',
  monthlyIncome: '',
  monthlyDebt: '',
  monthlyRent: '',
  applicantProfile: '',
  preferredPlan: DEFAULT_PLAN,
  ...NO_CONSENT,
};
