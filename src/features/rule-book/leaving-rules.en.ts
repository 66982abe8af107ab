import type { Figures } from './figures.ts';
import type { RuleBookTexts } from './rule-text.ts';

type Rules = Pick<RuleBookTexts['rules'], 11 | 12 | 13 | 14 | 15>;

/** What follows from paying late, leaving, buying, and the end of the term. */
export const leavingRules = (f: Figures): Rules => ({
  11: {
    title: 'If you pay late',
    text: [
      `With one contribution open you do not take part in that month’s assembly. There is no late fee. We remind you on the due date and ${f.reminderDays} days after it.`,
      `The last reminder names the day on which the seat ends, and no seat ends sooner than ${f.noticeDays} days after it; after a pause that we agreed to, it comes again. Nothing ends while your bank is working on a payment, nor before an automatic payment that we have announced. If you see a difficult month coming, write to us early.`,
      `What follows after ${f.endDay} days depends on how far you are:`,
    ],
    points: [
      'Not selected yet: the seat is cancelled, and rule 9 says what you get back.',
      'Selected, but no home bought: the credit goes back to the fund, and you are settled as if you had handed it back (rule 13).',
      'With a home: the membership is terminated, and rule 12 applies.',
    ],
    warning: `After ${f.endDay} days without paying you lose your seat, and a part of your money with it.`,
  },
  12: {
    title: 'When somebody with a home stops paying',
    text: [
      'Each month the reserve pays into the fund what that seat should have paid, as far as the reserve reaches, in the order of seat numbers. What is recovered from the home first repays the reserve; the rest goes to the fund.',
      `A seat that has paid all ${f.term} contributions is never terminated.`,
    ],
    warning:
      'Who stops paying owes the group the whole credit less what they paid for homes, and the group recovers it from the home.',
  },
  13: {
    title: 'If you want to leave',
    text: [
      'Before you confirm anything, your page shows what it means for you in dollars.',
      `What you confirm takes effect ${f.leavingHours} hours later, or on the first due date if that comes sooner. Until then you can take it back, and your seat is active in everything: contributions are due, and it takes part in assemblies. If it is selected, the wish lapses. The figures are worked out when it takes effect; if you would get less or owe more than you agreed to, you are asked again.`,
    ],
    points: [
      'Before your first contribution is due: your seat goes to the next family with an approved income. The deposit is not returned; everything you paid beyond it is paid back. If nobody takes the seat by that day, it is cancelled (rule 9).',
      'After that, and before you are selected: your seat is cancelled (rule 9).',
      `Selected, but no home bought: the credit goes back. You are paid ${f.afterPenalty} of what you paid for homes, and the administration you paid for months to come, less what was paid to you out of the credit. If that is more, you owe the group the difference.`,
      `After you bought: the home is sold. You are paid what the sale brings, less what you have not yet paid for homes, less ${f.penalty} of what you did, less open administration and reserve parts, plus administration paid for months to come.`,
    ],
    warning:
      'If the sale brings too little, you owe the group the difference. What you then pay is on your statement, with what is still owed.',
  },
  14: {
    title: 'Buying your home',
    text: [
      `You choose the home; price, appraisal and title are checked; at the closing the credit is paid to the title company. We aim at ${f.targetFrom} to ${f.targetUntil} days after the selection. Your income is checked before your group’s first assembly, never sprung on you after a selection.`,
      `If the home costs less than the credit, the rest first pays documented expenses, up to ${f.expenses} of the credit. Then it pays your last contributions, whole ones from the end, and what is smaller than one is credited to the next that is due. It is paid in cash only when you owe nothing any more.`,
      'If the bank sends the price back, this is undone, and divided anew when the price is paid again. What was paid out to you stays a part of your credit: it lowers what a home can cost, and what you get if you hand the award back. If the money of your own bid came back before, the credit is then on hold until you make it good (rule 8).',
    ],
  },
  15: {
    title: `The end, after month ${f.term}`,
    text: [
      'What the group still owes comes first: credits of members without a home, and refunds. If the money is short, everybody with a claim gets the same share of it.',
      `What is left of fund and reserve goes to the members who paid to the end, those with a home included, by what they paid into the reserve. In a healthy group that is all of it: ${f.reserveShares} each. Shares are rounded down, and cents left over go one each to the lowest seat numbers. Everybody gets a final statement.`,
    ],
    warning:
      'In a group that is short of money, whoever still waits at the end gets a part of the credit in money instead of a home.',
  },
});
