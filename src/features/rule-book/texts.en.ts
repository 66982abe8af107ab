import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';
import { assemblyRules } from './assembly-rules.en.ts';
import type { Figures } from './figures.ts';
import { leavingRules } from './leaving-rules.en.ts';
import type { RuleBookTexts } from './rule-text.ts';

/** The rules in English, with the figures that the program computes with. */
export const texts = (f: Figures): RuleBookTexts => ({
  title: 'The rules of a group',
  intro: [
    'This is how a group works from the day it has formed until its last month: what you pay, who is selected, and what happens when somebody pays late, leaves or stops paying.',
    'Our software decides by these rules, and its engineers use the same numbers. What you sign, the terms of use and the agreements, is what binds; this page explains it in plain words.',
  ],
  notice:
    'The program is a cooperative of households. It is not a loan, a bank or an investment, and nobody can promise you a date.',
  otherLanguage: 'Em português',
  print: 'Print or save these rules',
  contents: 'On this page',
  risks: {
    title: 'Before you join, know this',
    items: [
      `You may wait very long. ${WAIT_SENTENCE} See rule 16.`,
      `If you stop paying before you are selected, your seat is cancelled after ${f.endDay} days. You get a part of your money back, and only when your seat is drawn, which can take years. See rule 9 and rule 11.`,
      'If you stop paying after you have a home, the group recovers what you still owe from that home. See rule 12.',
      'If you leave after you were selected, there is a deduction, and a sale at a low price can leave you in debt. See rule 13.',
      'The reserve is small. If too many members stop paying after they have a home, not everybody who waits can be served in full. See rule 15 and rule 19.',
    ],
  },
  words: {
    title: 'Words we use',
    rows: [
      {
        term: 'Group',
        detail: `${f.seats} households on the same plan, with money and books of their own.`,
      },
      {
        term: 'Seat',
        detail: `One place in the group. Seats are numbered from the first to number ${f.seats}, in the order in which the deposits were paid.`,
      },
      { term: 'Contribution', detail: `What a seat pays each month, ${f.term} times.` },
      { term: 'Fund', detail: 'The part of all contributions that pays for homes.' },
      {
        term: 'Reserve',
        detail: 'A small part that steps in when somebody with a home stops paying.',
      },
      { term: 'Assembly', detail: 'The monthly draw and bidding that decide who is selected.' },
      {
        term: 'Selected',
        detail: 'Your turn has come: a credit is set aside, and it pays for the home you choose.',
      },
      { term: 'Cancelled seat', detail: 'A seat whose member left before being selected.' },
    ],
  },
  calendar: {
    title: 'A month in the group',
    intro: `A group forms when all its seats are taken and every income in it is approved. Its first month is the next one that begins at least ${f.daysBeforeStart} days later. From then on every month is the same; weekends and holidays move nothing, and the hours are those of Utah.`,
    rows: [
      {
        when: `The ${f.firstAutomaticDay}`,
        what: `Automatic payments start; one that fails is tried again on the ${f.laterAutomaticDays}.`,
      },
      { when: `The ${f.dueDay}`, what: 'The contribution is due.' },
      {
        when: `The ${f.cutOffDay}, ${f.cutOffTime}`,
        what: 'Cut-off: what is paid by now counts for this assembly.',
      },
      {
        when: `The ${f.closesDay}, ${f.closesTime}`,
        what: 'Bids and the list of seats close and are published.',
      },
      { when: `The ${f.heldDay}, ${f.heldTime}`, what: 'The assembly is held.' },
      { when: `The ${f.biddingDay}`, what: 'Bidding for the next month opens.' },
    ],
  },
  plans: {
    caption: 'What one seat pays, by plan',
    plan: 'Credit for a home',
    rows: {
      monthly: 'Each month',
      total: `In all, over ${f.term} months`,
      fund: 'of it for homes',
      administration: 'of it for administration',
      reserve: 'of it for the reserve',
      minBid: 'Smallest bid',
    },
  },
  chapters: {
    money: 'Your money',
    assembly: 'The monthly assembly',
    leaving: 'Paying late, leaving, buying, finishing',
    standing: 'How long it takes, and how a group stands',
  },
  rules: {
    1: {
      title: 'What you pay, and where it goes',
      text: [
        `You pay ${f.term} monthly contributions in ${f.years} years. Each has three parts: the largest goes to the fund that pays for homes, one pays for administration, and a small one goes to the reserve. There is no interest, and the amounts are fixed from the first month to the last.`,
        'We round the running totals, not each month, so that after the last contribution every part is exact to the cent. That is why the amount of the larger plan is a dollar higher in some months.',
      ],
    },
    2: {
      title: 'How your payments count',
      text: [
        `Your ${f.deposit} deposit pays part of your first contribution. Every payment settles the oldest open contribution first; what does not complete one waits in your account for the next.`,
        'A payment counts when your bank has confirmed it, not when you send it. A bank debit takes days and can come back; then the contribution is open again. The cooperative, not your group, pays the fees of cards and banks.',
      ],
      warning:
        'If you leave before your first contribution is complete, the deposit is not returned.',
    },
    3: {
      title: 'Every group has books of its own',
      text: [
        'Each group has its own accounts: its cash, the fund, the reserve, administration paid in advance, credits set aside, and refunds it owes. What one group has is never used for another, and your own position is the sum of everything booked for your seat.',
        'The cooperative earns the administration of a month when that month falls due, also when you paid it long before.',
      ],
    },
    ...assemblyRules(f),
    ...leavingRules(f),
    16: {
      title: 'How long you may wait',
      text: [
        `With ${f.picks} selections a month, all ${f.seats} seats are served in ${f.term} months if everybody pays. ${WAIT_SENTENCE}`,
      ],
      warning: 'If you need a home by a certain date, this program is not the right way to get it.',
    },
    17: {
      title: 'Coverage: can the group keep its word?',
      text: [
        'Every month we compare what the group has and can still expect (fund, reserve, the contributions still to come, money expected from homes of members who stopped) with what it owes: a credit to everybody who waits and the refunds of everybody who left.',
        'If it has less than it owes, the group cannot serve everybody, and its page says so to all members. Losses after selections show here years before selections fall behind. Members who pay late can delay a selection without a sign of it here.',
      ],
    },
    18: {
      title: 'The early alarm',
      text: [
        `When members with a home stop paying, we project their losses to the end of the term as soon as ${f.alarm} of them have stopped. If that is more than the reserve will ever receive, the group’s page says so.`,
      ],
    },
    19: {
      title: 'What the reserve carries, and what not',
      text: [
        'A member who stops paying before being selected costs nobody a home: the seat is cancelled, and its refund waits for the draw.',
        `After a selection it is different. All the reserve parts of a group together are worth about ${f.reserveHomes} homes. We played many groups by these rules: the reserve carries a loss of about ${f.carriedLoss} of such members a year.`,
      ],
      warning: `If ${f.heavyLoss} of the members with a home stop paying each year and nothing is recovered, about ${f.homesMissing} homes are missing at the end.`,
    },
  },
  rule: (number) => `Rule ${number}`,
  reference: /rule (\d+)/g,
  more: {
    title: 'Read on',
    links: [
      { href: '/simulator', label: 'Simulator: what can happen to a group' },
      { href: '/check-a-draw', label: 'How to check a draw yourself' },
      { href: '/terms-of-use', label: 'Terms of Use' },
      { href: '/deposit-agreement', label: 'Deposit Agreement' },
    ],
  },
});
