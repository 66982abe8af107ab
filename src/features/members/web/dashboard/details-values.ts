import { formatMoney, usd } from '#shared/text/money.ts';
import { readDollars } from '#shared/text/read-dollars.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import type { Formats } from '#ui/language/use-formats.ts';
import type { MemberApplication, ProfileChanges } from '../../contract.ts';
import type { ProfileStepKey } from '../../profile.ts';
import type { overviewTexts } from '../../texts.ts';

/** The typed values of the steps, as text until they are sent. */
export type DetailsValues = {
  dateOfBirth: string;
  profession: string;
  hasSsnOrItin: 'yes' | 'no' | '';
  phone: string;
  streetAddress: string;
  city: string;
  state: string;
  zipCode: string;
  monthlyDebt: string;
  monthlyRent: string;
};

export const STEP_FIELDS: Record<ProfileStepKey, (keyof DetailsValues)[]> = {
  you: ['dateOfBirth', 'profession', 'hasSsnOrItin', 'phone'],
  address: ['streetAddress', 'city', 'state', 'zipCode'],
  debt: ['monthlyDebt', 'monthlyRent'],
};

export function valuesOf(application: MemberApplication): DetailsValues {
  const { hasSsnOrItin, monthlyDebt, monthlyRent } = application;
  const typed = (dollars: number | null) =>
    dollars === null ? '' : formatMoney(usd(Math.round(dollars * 100)));
  return {
    dateOfBirth: application.dateOfBirth ?? '',
    profession: application.profession ?? '',
    hasSsnOrItin: hasSsnOrItin === null ? '' : hasSsnOrItin ? 'yes' : 'no',
    phone: application.phone ?? '',
    streetAddress: application.streetAddress ?? '',
    city: application.city,
    state: application.state,
    zipCode: application.zipCode ?? '',
    monthlyDebt: typed(monthlyDebt),
    monthlyRent: typed(monthlyRent),
  };
}

/** The request of a step; values that cannot be parsed are left for the contract to refuse. */
export function changesOf(step: ProfileStepKey, values: DetailsValues): ProfileChanges {
  const given = Object.fromEntries(STEP_FIELDS[step].map((field) => [field, values[field]]));
  if (step === 'you') {
    const answer = values.hasSsnOrItin;
    return { ...given, hasSsnOrItin: answer === '' ? null : answer === 'yes' } as ProfileChanges;
  }
  if (step === 'debt') {
    const rent = values.monthlyRent.trim();
    return {
      monthlyDebt: readDollars(values.monthlyDebt) ?? Number.NaN,
      monthlyRent: rent === '' ? null : (readDollars(rent) ?? Number.NaN),
    };
  }
  return given as ProfileChanges;
}

/** A step's values in one line. */
export function stepSummary(
  step: ProfileStepKey,
  application: MemberApplication,
  { dollars, date }: Formats,
  texts: TextsIn<typeof overviewTexts>['details'],
): string {
  if (step === 'you') {
    const { dateOfBirth, profession, hasSsnOrItin, phone } = application;
    const you = texts.summaryYou(date(dateOfBirth ?? ''), profession ?? '', hasSsnOrItin === true);
    return phone ? `${you}, ${phone}` : you;
  }
  if (step === 'address') {
    return `${application.streetAddress}, ${application.city}, ${application.state} ${application.zipCode}`;
  }
  const { monthlyDebt, monthlyRent } = application;
  const debts = texts.aMonth(dollars(Math.round((monthlyDebt ?? 0) * 100)));
  if (monthlyRent === null) return debts;
  return texts.withRent(debts, texts.aMonth(dollars(Math.round(monthlyRent * 100))));
}
