import { exampleApplication } from '../../src/testing/scenes/example-application.ts';
import { NUMBER_MARK } from '../load.ts';

export type Row = { name: string; goal: string; rounds: number };

/** More rounds where the two sides were seen to differ most from round to round. */
const MANY = 15;
const FEW = 7;

export const READS: readonly (Row & { query: string; directusQuery: string })[] = [
  { name: 'admin list, first page', query: '', directusQuery: '', goal: '≥ 6', rounds: MANY },
  {
    name: 'admin list, one state',
    query: '?state=NV',
    directusQuery: '&filter[state][_eq]=NV',
    goal: '≥ 6',
    rounds: MANY,
  },
  {
    name: 'search, a rare name',
    query: '?search=conceicao+beatriz',
    directusQuery: '&search=Beatriz+Conceição',
    goal: '≥ 60',
    rounds: FEW,
  },
  {
    name: 'search, a common word',
    query: '?search=provo',
    directusQuery: '&search=provo',
    goal: '≥ 5',
    rounds: MANY,
  },
];

/** Each request has an address of its own. */
const email = `bench-${NUMBER_MARK}@example.com`;
const NAME = { first_name: 'Ana', last_name: 'Lima' };

type Create = { path: string; body: object; collection: string; item: object };

export const CREATES: readonly (Row & Create)[] = [
  {
    name: 'create, waitlist',
    goal: '≥ 5',
    rounds: FEW,
    path: '/api/waitlist',
    body: {
      email,
      firstName: 'Ana',
      lastName: 'Lima',
      preferredPlan: '$450,000',
      applicantProfile: 'others',
    },
    collection: 'waitlist_entries',
    item: {
      ...NAME,
      email,
      list: 'english',
      preferred_plan: '$450,000',
      applicant_profile: 'others',
      source: 'organic',
    },
  },
  {
    name: 'create, application',
    goal: '≥ 5',
    rounds: FEW,
    path: '/api/applications',
    body: { ...exampleApplication, email },
    collection: 'applications',
    item: {
      ...NAME,
      email,
      city: 'Provo',
      state: 'UT',
      age_group: '26-35',
      monthly_income: '$5,000',
      applicant_profile: 'others',
      preferred_plan: '450',
      source: 'organic',
    },
  },
];
