import { DEPOSIT_CENTS } from '#features/program-rules/constants.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { pluralIn } from '#shared/text/plural.ts';
import type { PersonaKey, PersonaRole } from '../demo/personas.ts';
import type { TimeStep } from './time/time-steps.ts';
import type { StopKey } from './tour/tour-stops.ts';

const plural = pluralIn('en');

const DEPOSIT = formatMoney(usd(DEPOSIT_CENTS), 'en');

/** The texts of a tour stop: its title, and two sentences about what one sees there. */
type StopWords = { title: string; sees: string };

/** The sentences of the sandbox's first page, bar, clock and tour. */
export const texts = {
  sandbox: 'Sandbox',
  otherLanguage: { locale: 'pt-BR' as Locale, name: 'Em português' },
  barLabel: 'Sandbox',
  nobody: 'A visitor',
  guest: 'signed in',
  /** The names of personas that have none of their own. */
  names: {
    visitor: 'A visitor',
    admin: 'First admin',
    secondAdmin: 'Second admin',
  } as Partial<Record<PersonaKey, string>>,
  roles: {
    visitor: 'not signed in',
    applicant: 'applicant',
    member: 'member',
    admin: 'admin',
  } satisfies Record<PersonaRole, string>,
  people: 'People',
  tour: 'Tour',
  moveTime: 'Move time',
  first: {
    title: 'A cooperative you can walk through',
    lead: 'Everything here is invented and stays on this machine: no mail leaves it and no money moves. Be anybody, move time, and watch an assembly as it happens.',
    startTour: 'Take the tour',
    tourLength: 'Eight stops, about five minutes',
    peopleTitle: 'Who would you like to be?',
    peopleLead: 'One click signs you in. You can change at any time from the bar at the top.',
    be: (name: string) => `Be ${name}`,
    beAdmin: { admin: 'Be the first admin', secondAdmin: 'Be the second admin' },
    beVisitor: 'Look around signed out',
    isYou: 'This is you',
    missing:
      'The people of the demonstration are not in this data folder: it was made before them, or they were deleted. To get them, stop the server, delete the folder and start again.',
    timeTitle: 'What day is it?',
    timeLead:
      'The clock of the sandbox stands still while it is switched off. Moved forward, every day on the way is worked through: contributions, reminders, draws.',
    servicesTitle: 'Behind the scenes',
  },
  personas: {
    visitor: 'Has heard of the cooperative and reads the public pages.',
    applicant: 'Has applied and paid the deposit; details and papers are still missing.',
    onTime: 'Pays every month on time, takes part in each assembly and may bid.',
    inArrears: 'Has missed instalments: the seat sits out until they are paid.',
    justWon: 'Was selected in the last assembly and can now look for a home.',
    buying: 'Has found a home and follows its purchase step by step.',
    left: 'Left the group and is owed back what was paid in.',
    admin: 'Reviews applications and pays out, together with a second admin.',
    secondAdmin: 'Has to agree before money leaves: no admin can pay out alone.',
  } satisfies Record<PersonaKey, string>,
  services: [
    ['/sandbox/mailbox', 'Mailbox', 'Every mail the product sent, as its reader sees it.'],
    ['/sandbox/google', 'Google', 'The accounts that sign in where Google would ask.'],
    [
      '/sandbox/payments',
      'Payments',
      'Every payment; refund one, or let its webhooks come late, twice or never.',
    ],
    ['/sandbox/codes', 'Codes', 'What the authenticator apps of people show now.'],
    ['/sandbox/clock', 'Clock', 'Move time forward by any number of days.'],
    [
      '/sandbox/beacon',
      'Beacon',
      'Public randomness as drand publishes it, by the sandbox’s clock: assemblies draw by it.',
    ],
    ['/sandbox/jobs', 'Jobs', 'What failed for good and waits for an operator.'],
    ['/api/docs', 'API', 'Every call, from its contract.'],
  ],
  steps: {
    day: 'Next day',
    due: 'Next due date',
    assembly: 'Next assembly',
  } satisfies Record<TimeStep, string>,
  noStep: 'none ahead',
  assemblyOf: (group: string, month: number) => `group ${group}, month ${month}`,
  moving: {
    title: 'Time is passing',
    to: (date: string) => `On the way to ${date}`,
    lead: 'Each day is worked through as it would be in real life: payments are collected, reminders are sent, assemblies are held.',
    today: (date: string) => `It is ${date}`,
    jobsLeft: (count: number) =>
      `${count} ${plural(count, { one: 'job', other: 'jobs' })} left today`,
    noJobs: 'Nothing left to do today',
    arrived: 'Arrived',
    goOn: 'Go on',
    failed: 'Time stopped on the way. The server’s log says why; you can try again.',
    idle: 'Time is not being moved at the moment.',
  },
  tourPage: {
    title: 'From stranger to homeowner in eight stops',
    lead: 'Each stop opens the real page, signed in as the person who would be there. A card at the bottom of the page says what you see and leads to the next stop.',
    asVisitor: 'as a visitor',
    as: (name: string) => `as ${name}`,
    open: (number: number) => `Open stop ${number}`,
    start: 'Start with stop 1',
    missing: 'This page is not in the data folder yet.',
  },
  card: {
    stop: (number: number, total: number) => `Stop ${number} of ${total}`,
    next: 'Next stop',
    finish: 'Finish the tour',
    all: 'All stops',
    close: 'Close the tour',
  },
  stops: {
    apply: {
      title: 'Apply',
      sees: 'A visitor chooses a home value and sends one form; a bank plays no part in it. Further up the page says what it costs and how long the wait can be.',
    },
    pay: {
      title: 'Pay the deposit',
      sees: `Nora has paid the deposit of ${DEPOSIT}; her dashboard now asks for details and papers, step by step. The deposit counts toward the first contribution, and comes back in full if the group does not form.`,
    },
    review: {
      title: 'Review',
      sees: 'An admin works through the applications and their papers, and approves or refuses each with a reason. Every decision is written into the audit log.',
    },
    form: {
      title: 'A group forms',
      sees: 'A group needs 480 approved households with a paid deposit before anything begins. One here is filling up, one has just formed, and one is in its third year.',
    },
    contribute: {
      title: 'Contribute',
      sees: 'A member sees what is paid, what is due next and where each dollar of an instalment goes. Whoever pays late owes a fee and sits out the draw.',
    },
    bid: {
      title: 'Bid',
      sees: 'Before each assembly a member may offer to pay instalments in advance. The bid is sealed in the browser until the draw, so that nobody can read it before, we included.',
    },
    draw: {
      title: 'The draw, and its check',
      sees: 'One seat was drawn by lot and one won by its bid, decided by public randomness that nobody controls. “Check this draw” repeats every step in your own browser.',
    },
    buy: {
      title: 'Buy the home',
      sees: 'Whoever was selected chooses a home, hands in its papers and sees each step until the seller is paid. Two admins have to agree before the money leaves.',
    },
  } satisfies Record<StopKey, StopWords>,
};
