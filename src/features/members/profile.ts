import type { ApplicationRecord } from '#features/applications/record.ts';

type Profile = Pick<
  ApplicationRecord,
  | 'dateOfBirth'
  | 'profession'
  | 'hasSsnOrItin'
  | 'streetAddress'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'monthlyDebt'
>;

/** The steps in which a member completes the application, in order. */
export const PROFILE_STEPS = [
  { key: 'you', fields: ['dateOfBirth', 'profession', 'hasSsnOrItin'] },
  {
    key: 'address',
    fields: ['streetAddress', 'city', 'state', 'zipCode'],
  },
  { key: 'debt', fields: ['monthlyDebt'] },
] as const satisfies { key: string; fields: (keyof Profile)[] }[];

export type ProfileStep = (typeof PROFILE_STEPS)[number];
export type ProfileStepKey = ProfileStep['key'];

export function isStepDone(step: ProfileStep, profile: Profile): boolean {
  return step.fields.every((field) => profile[field] !== null && profile[field] !== '');
}

/** The first step that is not done, if any. */
export function openStep(profile: Profile): ProfileStep | undefined {
  return PROFILE_STEPS.find((step) => !isStepDone(step, profile));
}

/** Already known from the application form. */
const GIVEN: readonly string[] = ['city', 'state'];

/** The share of the further fields that are filled in, from 0 to 1. */
export function completeness(profile: Profile): number {
  const fields = PROFILE_STEPS.flatMap((step) => [...step.fields]).filter(
    (field) => !GIVEN.includes(field),
  );
  const done = fields.filter((field) => profile[field] !== null && profile[field] !== '');
  return done.length / fields.length;
}
