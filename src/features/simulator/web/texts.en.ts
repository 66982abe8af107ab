import type { PlanId } from '#features/plans/plans.ts';
import type { OtherBidders } from '#features/program-rules/odds.ts';
import { SIMULATED } from '#features/program-rules/simulated.ts';
import type { Course } from '../waiting/wait.ts';

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
  lines: {
    steady: 'if everybody stays and pays',
    usual: 'as in the simulator’s default',
  } satisfies Record<Course, string>,
  chance: 'My chance to be selected',
  inYears: (year: number) => (year === 1 ? 'in 1 year' : `${year}`),
  axis: 'years',
  half: (steady: number, usual: number) =>
    `Half of those who do the same wait until year ${steady} if everybody stays and pays, and until year ${usual} as in the simulator’s default.`,
  cost: (money: string, instalments: number) =>
    `The bid is ${money} in cash: your last ${instalments} contributions, paid at once.`,
  note: `Each line comes from ${SIMULATED.groups} groups played by our simulator, others bidding 50% to 80% of the home’s value. In its default some members pay late, leave early or stop paying after getting their home: turns come sooner, because places become free, but the money can run out.`,
  noHome: `In ${SIMULATED.groupsWithoutHome} of ${SIMULATED.groups} groups played with the simulator’s default, somebody who paid everything got no home.`,
  link: { href: '/simulator', label: 'See how a group can go wrong' },
};
