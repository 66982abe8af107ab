import type { ageGroups, monthlyIncomes } from '#features/applications/options.ts';
import type { PlanId } from '#features/plans/plans.ts';
import type { APPLICANT_PROFILES } from '#features/waitlist/options.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { between, chance, pick, pickWeighted } from './chance.ts';
import { NAMES_BY_SHARE } from './names.ts';

type Income = (typeof monthlyIncomes)[number];

/** An invented person, with all that they enter in forms. */
export type Inhabitant = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly zipCode: string;
  readonly streetAddress: string;
  readonly phone: string;
  readonly dateOfBirth: CalendarDate;
  readonly ageGroup: (typeof ageGroups)[number];
  readonly profession: string;
  readonly employer: string;
  readonly monthlyIncome: Income;
  /** Gross pay a month in dollars, within the declared range. */
  readonly grossPay: number;
  readonly monthlyDebt: number;
  readonly applicantProfile: (typeof APPLICANT_PROFILES)[number];
  readonly source: string;
};

const CITIES = [
  ['Salt Lake City', '84106', 16],
  ['West Valley City', '84119', 13],
  ['West Jordan', '84084', 9],
  ['Provo', '84601', 8],
  ['Orem', '84057', 8],
  ['Sandy', '84070', 7],
  ['Lehi', '84043', 7],
  ['St. George', '84770', 6],
  ['Ogden', '84401', 6],
  ['Layton', '84041', 5],
  ['Taylorsville', '84123', 5],
  ['Draper', '84020', 3],
  ['Logan', '84321', 3],
  ['Spanish Fork', '84660', 2],
  ['Cedar City', '84720', 2],
] as const;

const STREETS =
  'Maple Street,Center Street,Main Street,Canyon Road,Aspen Drive,Orchard Lane,Juniper Way,Sage Avenue,Meadow Lane,Willow Creek Drive,Elm Street,Red Rock Road'.split(
    ',',
  );

/** Jobs, with who employs them and what they pay a month, from and to, in hundreds of dollars. */
const JOBS = [
  ['Registered nurse', 'Wasatch Valley Hospital', 62, 86],
  ['Elementary teacher', 'Canyon View School District', 50, 68],
  ['Software engineer', 'Ridgeline Software', 88, 135],
  ['Electrician', 'Beehive Electric Works', 55, 82],
  ['Truck driver', 'Great Basin Freight', 52, 74],
  ['Accountant', 'Hollis & Vance Accounting', 60, 88],
  ['Carpenter', 'Timberline Builders', 50, 70],
  ['Dental hygienist', 'Foothill Family Dental', 56, 74],
  ['Warehouse lead', 'Jordan River Logistics', 50, 63],
  ['Restaurant manager', 'Copper Kettle Kitchens', 50, 66],
  ['House cleaner, own business', 'Self-employed', 50, 72],
  ['HVAC technician', 'Snowbasin Heating', 54, 76],
  ['Paralegal', 'Marsh & Lund Attorneys', 50, 67],
  ['Sales manager', 'Alpine Outfitters', 70, 118],
  ['Police officer', 'City of Redwater', 58, 80],
  ['Project manager', 'Lakeside Construction', 76, 120],
  ['Physical therapist', 'Summit Movement Clinic', 72, 98],
  ['Welder', 'Ironwood Fabrication', 51, 71],
] as const;

const SOURCES = [
  ['organic', 24],
  ['google_organic', 21],
  ['facebook_organic', 12],
  ['utm_source=google&utm_medium=cpc&utm_campaign=first-home', 13],
  ['utm_source=instagram&utm_medium=social&utm_campaign=families', 9],
  ['utm_source=ksl&utm_medium=display&utm_campaign=utah', 6],
  ['utm_source=newsletter&utm_medium=email&utm_campaign=monthly', 4],
  ['imovelnoseua', 8],
  ['imovelnoseua_utm_source=whatsapp&utm_medium=social&utm_campaign=brasileiros', 3],
] as const;

const PROFILES = [
  ['first-time-homebuyer', 54],
  ['second-time-homebuyer', 12],
  ['upgrading-homeowner', 12],
  ['family-helping-children', 7],
  ['relocating-professional', 6],
  ['downsizing-homeowner', 4],
  ['retirement-planning', 3],
  ['others', 2],
] as const;

const AGES: readonly (readonly [readonly [from: number, to: number], number])[] = [
  [[19, 25], 9],
  [[26, 35], 38],
  [[36, 45], 28],
  [[46, 55], 15],
  [[56, 65], 8],
  [[66, 74], 2],
];

/** Somebody invented: number n of a list. Nobody real has such an address. */
export function inhabitant(
  list: string,
  n: number,
  { year, planId = '450' }: { year: number; planId?: PlanId },
): Inhabitant {
  const key = ['person', list, n] as const;
  const names = pickWeighted(NAMES_BY_SHARE, 'origin', ...key);
  const firstName = pick(names.first, 'first', ...key);
  const lastName = pick(names.last, 'last', ...key);
  const [city, zipCode] = pickWeighted(
    CITIES.map((one) => [one, one[2]] as const),
    'city',
    ...key,
  );
  const [from, to] = pickWeighted(AGES, 'ages', ...key);
  const age = between(from, to, 'age', ...key);
  const job = pick(JOBS, 'job', ...key);
  const [profession, employer] = job;
  // Two earn in most households of the larger plan.
  const earners = planId === '650' && chance('earners', ...key) < 0.7 ? 1.45 : 1;
  const pay = between(job[2], job[3], 'pay', ...key) * 100 * earners;
  const grossPay = Math.max(planId === '650' ? 5_200 : 4_100, Math.round(pay / 10) * 10);
  const month = between(1, 12, 'month', ...key);
  const day = between(1, 28, 'day', ...key);
  return {
    email: addressOf(firstName, lastName, list, n),
    firstName,
    lastName,
    city,
    zipCode,
    streetAddress: `${between(12, 2_480, 'house', ...key)} ${pick(STREETS, 'street', ...key)}`,
    phone: `(801) 555-0${between(100, 199, 'phone', ...key)}`,
    dateOfBirth: `${year - age - 1}-${two(month)}-${two(day)}`,
    ageGroup: ageGroupOf(age),
    profession,
    employer,
    monthlyIncome: incomeOf(grossPay),
    grossPay,
    monthlyDebt: chance('has debt', ...key) < 0.4 ? 0 : between(6, 42, 'debt', ...key) * 10,
    applicantProfile: pickWeighted(PROFILES, 'profile', ...key),
    source: pickWeighted(SOURCES, 'source', ...key),
  };
}

const two = (figure: number) => String(figure).padStart(2, '0');

function addressOf(firstName: string, lastName: string, list: string, n: number): string {
  const plain = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z.-]/g, '');
  return `${plain}.${list}${n}@example.com`;
}

function ageGroupOf(age: number): Inhabitant['ageGroup'] {
  if (age <= 25) return '18-25';
  if (age <= 35) return '26-35';
  if (age <= 45) return '36-45';
  if (age <= 55) return '46-55';
  return age <= 65 ? '56-65' : '66+';
}

function incomeOf(grossPay: number): Income {
  if (grossPay < 5_000) return '$3,000 - $4,999';
  if (grossPay < 7_500) return '$5,000 - $7,499';
  if (grossPay < 10_000) return '$7,500 - $9,999';
  return grossPay < 15_000 ? '$10,000 - $14,999' : '$15,000+';
}
