import { pluralIn } from '#shared/text/plural.ts';
import type { AwardEnd, AwardStep, AwardTurn, PaperKind, RestSource } from './rules.ts';

const plural = pluralIn('en');

/** The amounts of a surplus, formatted; empty for what is zero. */
type SurplusWords = {
  total: string;
  expenses: string;
  instalments: number;
  prepaid: string;
  next: string;
  cash: string;
};

/** The names of steps, turns, papers and ends of an award. */
export const texts = {
  steps: {
    papers: 'Identity and purchase papers',
    home: 'Choice of the home',
    appraisal: 'Appraisal and title',
    closing: 'Closing',
    paid: 'Paid',
  } satisfies Record<AwardStep, string>,
  turns: {
    member: 'Your turn',
    cooperative: 'The cooperative',
    title_company: 'The title company',
  } satisfies Record<AwardTurn, string>,
  papers: {
    identity: 'Identity',
    purchase: 'Purchase',
    appraisal: 'Appraisal',
    title: 'Title',
    closing: 'Closing',
    expense: 'Expense',
    funds: 'Proof of funds',
  } satisfies Record<PaperKind, string>,
  /** How the part of a price above the credit is paid. */
  restSources: {
    savings: 'Savings',
    gift: 'A gift',
    sale: 'The sale of something we own',
    loan: 'A loan',
  } satisfies Record<RestSource, string>,
  ends: {
    handed_back: 'Handed back',
    terminated: 'Terminated',
    withdrawn: 'Home sold',
  } satisfies Record<AwardEnd, string>,
  /** What happened, in an award's history. */
  reasons: {
    selected: 'Selected in the assembly. The credit is set aside in the group’s books.',
    papersSent: 'The papers were sent.',
    homeChosen: (address: string) => `Home chosen: ${address}.`,
    paid: 'The bank has sent the price to the title company.',
    surplus: ({ total, expenses, instalments, prepaid, next, cash }: SurplusWords) =>
      `The price left ${total} of the credit: ${[
        expenses && `${expenses} for documented expenses`,
        prepaid &&
          `${prepaid} for the last ${instalments} ${plural(instalments, { one: 'instalment', other: 'instalments' })}`,
        next && `${next} for the next instalment`,
        cash && `${cash} paid out`,
      ]
        .filter(Boolean)
        .join(', ')}.`,
    returned:
      'The bank sent the price back. It will be sent again, and what it leaves of the credit is divided anew then.',
    ended: (end: string) => `The award ended: ${end.toLowerCase()}.`,
  },
};
