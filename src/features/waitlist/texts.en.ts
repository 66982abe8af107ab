import type { ApplicantProfile, PropertyGoal } from './options.ts';

/** The names of the forms' options, and the messages beside their fields. */
export const texts = {
  profiles: {
    'first-time-homebuyer': 'First-time homebuyer',
    'second-time-homebuyer': 'Second-time homebuyer',
    'upgrading-homeowner': 'Homeowner moving to a larger home',
    'downsizing-homeowner': 'Homeowner moving to a smaller home',
    'real-estate-investor': 'Real estate investor',
    'rental-property-investor': 'Rental property investor',
    'fix-and-flip-investor': 'Fix-and-flip investor',
    'family-helping-children': 'Family helping children buy',
    'retirement-planning': 'Planning for retirement',
    'relocating-professional': 'Relocating for work',
    'vacation-home-buyer': 'Vacation home buyer',
    'realtor-for-clients': 'Realtor, for clients',
    others: 'Something else',
  } satisfies Record<ApplicantProfile, string>,
  goals: {
    'primeira-casa': 'First home',
    'segunda-casa': 'Second home',
    upgrade: 'A better home in place of ours',
    diminuir: 'A smaller home',
    investimento: 'Real estate investment',
    aluguel: 'A home to let',
    'reforma-revenda': 'Renovate and resell',
    'ajudar-filhos': 'Help the children buy',
    aposentadoria: 'A home for retirement',
  } satisfies Record<PropertyGoal, string>,
  /** An event's hours: '7PM–8PM'. The other language adds its own notation. */
  hours: (american: string, _own: string) => american,
  range: (from: string, until: string) => `${from} to ${until}`,
  duration: (minutes: number) => {
    if (minutes % 60 !== 0) return `${minutes} minutes`;
    return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
  },
  messages: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    preferredPlan: 'Preferred plan is required',
    profile: 'Please select your applicant profile',
    goal: 'Property goal is required',
    capacity: 'You must confirm your financial capacity',
    phone: 'Phone is required',
    phoneIncomplete: 'This phone number is incomplete: please enter all 10 digits',
  },
};
