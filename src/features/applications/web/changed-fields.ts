import type { ApplicationDetails } from '../admin-contract.ts';
import { INCOME_WORDS } from './admin-words.ts';

const LABELS = {
  incomeVerificationStatus: 'Income status',
  adminNotes: 'Notes',
  monthlyIncome: 'Monthly income',
  monthlyDebt: 'Monthly debt',
  preferredPlan: 'Plan',
  phone: 'Phone',
  city: 'City',
  state: 'State',
  streetAddress: 'Street',
  zipCode: 'ZIP code',
  dateOfBirth: 'Date of birth',
  profession: 'Profession',
  depositStatus: 'Deposit',
} as const satisfies Partial<Record<keyof ApplicationDetails, string>>;

type Field = keyof typeof LABELS;
export type ChangedField = { label: string; was: string; is: string };

/** The fields that differ, each with what it was and what it is, in words. */
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
  const papers = after.documents.length - before.documents.length;
  if (papers === 0) return fields;
  const was = String(before.documents.length);
  return [...fields, { label: 'Documents', was, is: String(after.documents.length) }];
}

function shown(field: Field, application: ApplicationDetails): string {
  if (field === 'incomeVerificationStatus') return INCOME_WORDS[application[field]].label;
  const value = application[field];
  return value === null || value === '' ? 'nothing' : String(value);
}
