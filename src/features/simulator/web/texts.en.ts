import type { PlanId } from '#features/plans/plans.ts';
import type { OtherBidders } from '#features/program-rules/odds.ts';

/** The sentences of the wait estimator, which landing pages show too. */
export const texts = {
  title: 'My chance, year by year',
  intro:
    'Nobody can tell you your month. How likely each year is can be worked out, and it depends most on how many others bid.',
  plan: 'Plan',
  plans: { '450': '$450,000', '650': '$650,000' } satisfies Record<PlanId, string>,
  others: 'Others who bid',
  me: 'What I do',
  otherChoices: {
    nobody: 'nobody',
    'one-in-20': '1 in 20 members',
    'one-in-10': '1 in 10 members',
    'one-in-5': '1 in 5 members',
    'every-month': 'somebody every month',
  } satisfies Record<OtherBidders, string>,
  never: 'never bid',
  bid: (percent: string) => `bid ${percent}% of the home’s value`,
  year: (year: number) => `Year ${year}`,
  figures: 'The figures, year by year',
  first: (chance: string) => `Selected within 1 year: ${chance}.`,
  within: (year: number, chance: string) => `Within ${year}: ${chance}.`,
  certain: 'in all groups played',
  cost: (money: string, instalments: number) =>
    `The bid is ${money} in cash: your last ${instalments} contributions, paid at once.`,
  note: 'Played by our simulator for groups in which everybody stays and pays, others bidding 50% to 80% of the home’s value. When members leave before their turn, yours comes sooner; when members stop paying after getting a home, the last ones can be left without.',
  link: { href: '/simulator', label: 'See how a group can go wrong' },
};
