import { DEPOSIT_RULE } from '#features/legal/deposit-sentence.ts';
import { DEPOSIT_CENTS } from '#features/program-rules/constants.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { pluralIn } from '#shared/text/plural.ts';
import type { PersonaKey, PersonaRole } from '../demo/personas.ts';
import type { Happening } from './time/happened.ts';
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
  roles: {
    visitor: 'not signed in',
    applicant: 'applicant',
    member: 'member',
    admin: 'admin',
    reviewer: 'reviewer',
    treasurer: 'treasurer',
  } satisfies Record<PersonaRole, string>,
  people: 'People',
  tour: 'Tour',
  moveTime: 'Move time',
  newsClose: 'Close the news',
  staff: {
    works: 'The staff do the routine',
    rests: 'The staff leave their work to you',
    toRest: 'Let me do it',
    toWork: 'Let them work',
  },
  first: {
    title: 'A cooperative you can walk through',
    lead: 'Everything here is invented and stays on this machine: no mail leaves it and no money moves. Be anybody, move time, and watch an assembly as it happens.',
    startTour: 'Take the tour',
    tourLength: 'Ten stops, about six minutes',
    peopleTitle: 'Who would you like to be?',
    peopleLead: 'One click signs you in. You can change at any time from the bar at the top.',
    be: (name: string) => `Be ${name}`,
    beVisitor: 'Look around signed out',
    isYou: 'This is you',
    password: 'Where a page asks for a password, all of them use',
    factor: 'Those who work at the desk also have a second step:',
    codes: 'the codes their apps show now',
    missing:
      'The people of the demonstration are not in this data folder: it was made before them, or they were deleted. To get them, stop the server, delete the folder and start again.',
    timeTitle: 'What day is it?',
    timeLead:
      'The clock of the sandbox stands still while it is switched off. Moved forward, every day on the way is worked through: members pay, new people apply, assemblies are held, homes are bought. The staff do their routine unless you take it over in the bar.',
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
    brazilian:
      'Came by the Portuguese page and reads everything in Portuguese: pages, mails, statements.',
    admin: 'May do everything at the desk, but no money leaves without a second person.',
    secondAdmin: 'Has to agree before money leaves: no admin can pay out alone.',
    reviewer: 'Reads the papers of applicants and decides on incomes; sees no bank accounts.',
    treasurer: 'Looks after money: payments, payouts and the books; decides no incomes.',
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
    year: 'One year',
  } satisfies Record<TimeStep, string>,
  noStep: 'none ahead',
  assemblyOf: (group: string, month: number) => `${group}, month ${month}`,
  moving: {
    title: 'Time is passing',
    to: (date: string) => `On the way to ${date}`,
    lead: 'Each day is lived as it would be in real life: members pay, people apply, assemblies are held, homes are bought. A year takes a quarter of an hour or more.',
    today: (date: string) => `It is ${date}`,
    jobsLeft: (count: number) =>
      `${count} ${plural(count, { one: 'job', other: 'jobs' })} left today`,
    noJobs: 'Nothing left to do today',
    arrived: 'Arrived',
    cancel: 'Stop here',
    cancelHint: 'The day that has begun is finished first.',
    cancelled: 'Stopped on the way',
    onTheWay: 'On the way:',
    happened: {
      draws: (count: number) => `${count} ${plural(count, { one: 'draw', other: 'draws' })}`,
      payments: (count: number) =>
        `${count} ${plural(count, { one: 'payment', other: 'payments' })}`,
      homes: (count: number) => `${count} ${plural(count, { one: 'home', other: 'homes' })}`,
      applications: (count: number) =>
        `${count} ${plural(count, { one: 'application', other: 'applications' })}`,
      groups: (count: number) =>
        `${count} ${plural(count, { one: 'group formed', other: 'groups formed' })}`,
    } satisfies Record<Happening, (count: number) => string>,
    goOn: 'Go on',
    failed: 'Time stopped on the way. The server’s log says why; you can try again.',
    idle: 'Time is not being moved at the moment.',
  },
  tourPage: {
    title: 'From stranger to homeowner in ten stops',
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
    isFor: (name: string) => `You are somebody else now; this page was opened as ${name}.`,
    goBackAs: (name: string) => `Be ${name} again`,
  },
  stops: {
    apply: {
      title: 'Apply',
      sees: 'A visitor chooses a home value and sends one form; a bank plays no part in it. Further up the page says what it costs and how long the wait can be.',
    },
    pay: {
      title: 'Pay the deposit',
      sees: `Nora has paid the deposit of ${DEPOSIT}; her dashboard now asks for details and papers, step by step. ${DEPOSIT_RULE}`,
    },
    desk: {
      title: 'The desk',
      sees: 'Whoever works at the cooperative begins here: everything that waits for a person, by how urgent it is. Each line leads to the page where it is done, and its number falls when it is.',
    },
    person: {
      title: 'A person, on one page',
      sees: 'What is known of one person is on one page, as far as one’s role may see it: a reviewer sees application, papers and mails. Each paper leads to where it is opened and the income decided, with a reason that the audit log keeps.',
    },
    form: {
      title: 'A group forms',
      sees: 'A group needs 480 approved households with a paid deposit before anything begins. When the demonstration begins, one is filling up, one has just formed, and one is in its third year.',
    },
    contribute: {
      title: 'Contribute',
      sees: 'A member sees what is paid, what is due next and where each dollar of an instalment goes. There is no late fee; a seat in arrears sits out the draw until it is paid.',
    },
    bid: {
      title: 'Bid',
      sees: 'Before each assembly a member may offer to pay instalments in advance. The bid is sealed in the browser until the draw, so that nobody can read it before, we included.',
    },
    draw: {
      title: 'The draw, and its check',
      sees: 'Seats are selected by lot, and by the highest bid if there is one, decided by public randomness that nobody controls. “Check this draw” repeats every step in your own browser.',
    },
    buy: {
      title: 'Buy the home',
      sees: 'Whoever was selected chooses a home, hands in its papers and sees each step until the seller is paid. Two people of the cooperative have to agree before the money leaves.',
    },
    books: {
      title: 'The month-end',
      sees: 'The treasurer sees what is still open in a month and asks to close it for all groups at once; a second person confirms. What is closed stays closed: a later entry gets the first open day.',
    },
  } satisfies Record<StopKey, StopWords>,
};
