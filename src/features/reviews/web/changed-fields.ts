import { INCOME_WORDS } from '#features/applications/web/income-words.ts';
import type { ApplicationDetails } from '../contract.ts';

const LABELS = {
  fullName: 'Name',
  incomeVerificationStatus: 'Income status',
  adminNotes: 'Notes',
  monthlyIncome: 'Monthly income',
  monthlyDebt: 'Monthly debt',
  monthlyRent: 'Rent now',
  preferredPlan: 'Plan',
  phone: 'Phone',
  city: 'City',
  state: 'State',
  streetAddress: 'Street',
  zipCode: 'ZIP code',
  dateOfBirth: 'Date of birth',
  profession: 'Profession',
  hasSsnOrItin: 'SSN or ITIN',
  ageGroup: 'Age group',
  applicantProfile: 'Profile',
  depositStatus: 'Deposit',
} as const satisfies Partial<Record<keyof ApplicationDetails, string>>;

type Field = keyof typeof LABELS;
export type ChangedField = { label: string; was: string; is: string };

/** The fields that differ, with their former and current values as text. */
export function changedFields(
  before: ApplicationDetails,
  after: ApplicationDetails,
): ChangedField[] {
  const fields = (Object.keys(LABELS) as Field[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      label: LABELS[field],
      was: shown(field, before),
      is: shown(field, after),
    }));
  const [was, is] = [papersOf(before), papersOf(after)];
  return was.ids === is.ids
    ? fields
    : [...fields, { label: 'Papers', was: was.names, is: is.names }];
}

/** Compared by id, because a paper may be replaced by another with the same name. */
function papersOf({ documents }: ApplicationDetails) {
  return {
    ids: documents.map(({ id }) => id).join(),
    names: documents.map(({ name }) => name).join(', ') || 'none',
  };
}

function shown(field: Field, application: ApplicationDetails): string {
  if (field === 'incomeVerificationStatus') return INCOME_WORDS[application[field]].label;
  const value = application[field];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === '' ? 'nothing' : String(value);
}
