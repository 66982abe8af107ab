import type { Figures } from './figures.ts';
import type { RuleBookTexts } from './rule-text.ts';

type Rules = Pick<RuleBookTexts['rules'], 4 | 5 | 6 | 7 | 8 | 9 | 10>;

/** Who takes part in an assembly, how it decides, and what a selection means. */
export const assemblyRules = (f: Figures): Rules => ({
  4: {
    title: 'Who takes part',
    text: [
      `Your seat takes part in an assembly if it is active, was not selected before, and had paid every contribution up to that month at the cut-off: on the ${f.cutOffDay} at ${f.cutOffTime}.`,
      'A bank debit that is still being processed is not paid, so start it early. If a payment comes back before the list closes, your seat comes off the list; if it comes back later, your seat stays on it.',
    ],
  },
  5: {
    title: 'First there must be enough money',
    text: [
      'A lottery pick needs a whole credit in the fund before anybody is drawn, the same for everyone. For a bid, what the bid itself brings into the fund counts too. Credits of members selected earlier are set aside already and never counted twice.',
    ],
    warning:
      'If the fund holds too little in a month, fewer members are selected, or none. The missed selections are made up for when there is money again.',
  },
  6: {
    title: 'How many are selected, and in which order',
    text: [
      `Each month ${f.picks} seats are selected, and in addition those that earlier months could not afford. The order is always the same:`,
    ],
    steps: [
      'refunds that earlier months still owe;',
      'one seat by lottery;',
      'the highest bid;',
      'a second seat by lottery, if no bid was selected;',
      'seats that were missed in earlier months, by lottery;',
      'refunds of cancelled seats that were drawn this month.',
    ],
    warning:
      'Refunds are paid whole and in the order drawn. The first that does not fit waits, and those behind it wait too.',
  },
  7: {
    title: 'Bidding',
    text: [
      `A bid offers to pay your last contributions at once, with money of your own: at least ${f.minBid} of them, the first number that reaches half of the credit (${f.minBidAmounts}), and at most all that come after the current month. Nobody has to bid.`,
      'The most contributions win; between equal bids the draw decides. A bid is sealed until the draw, and nobody, we included, can read it before. Afterwards all bids are public, with seat and amount and without names.',
      'Nobody can bid more contributions than their seat had not paid when the list closed: such a bid is void, and void bids have no consequence. So for seats that bid, that number is published with the list.',
      `If your seat comes up in the lottery of the same assembly, it no longer bids. After month ${f.lastBidMonth} too few contributions are left for a bid, and all selections are by lottery.`,
    ],
    warning:
      'Bid only what you can pay within days, and never more contributions than you still owe: rule 8 says what happens otherwise.',
  },
  8: {
    title: 'Paying a winning bid',
    text: [
      `The highest bid is held: its selection counts as made, and you have ${f.startDays} business days to start a bank debit or a wire. It has to arrive within ${f.successDays} more. Only then are you selected.`,
      'If you do not pay, the next bidder is asked, from the highest down; when none is left, a seat is drawn by lottery. What is still open when the next list closes is released and made up for later. From the cut-off until the bids are settled no seat can be passed on to somebody else.',
    ],
    warning: `Who does not pay a winning bid stays in the lottery and may not bid in the next ${f.banned} assemblies. If the money comes back before the home is bought, the credit is on hold; unless you make it good within ${f.makeGoodDays} business days, you lose it and are settled as in rule 13.`,
  },
  9: {
    title: 'If you left before being selected: your refund',
    text: [
      'You get back what you paid for homes, the fund part, without a deduction. The parts for administration and reserve are not returned.',
      'Your cancelled seat stays in the lottery. When it is drawn, it uses up nobody’s selection, and the refund is paid as soon as the fund can pay it. When nobody in the group waits for a home any more, all remaining refunds are due.',
    ],
    warning: `This can take years, in the worst case until the end of the ${f.years} years, and no interest is added. If the group is short of money then, you get a part (rule 15).`,
  },
  10: {
    title: 'Selected: the credit is set aside for you',
    text: [
      'The whole credit leaves the fund and is set aside for your home. That somebody else pays late or leaves does not take it back.',
      'Only these do: the money of your own bid comes back (rule 8), you stop paying before you bought (rule 11), or you wish it yourself (rule 13).',
    ],
  },
});
