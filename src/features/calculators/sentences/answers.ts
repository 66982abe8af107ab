type Sentences = { readonly program: string; readonly mortgage: string; readonly tie: string };

/** Where no side wins, whatever the figures. */
const always = (sentence: string): Sentences => ({
  program: sentence,
  mortgage: sentence,
  tie: sentence,
});

/**
 * The short answers; {amount} is the figure, {more} a second one, {award} the
 * month of award the figures assume, {others} how many others bid.
 */
export const ANSWERS = {
  monthlyPayment: {
    program:
      'As quoted, without rent or owner’s costs, you would pay {amount} less a month with the program.',
    mortgage:
      'As quoted, without rent or owner’s costs, you would pay {amount} less a month with the mortgage.',
    tie: 'As quoted, without rent or owner’s costs, both cost the same a month.',
  },
  monthlyUntilAward: {
    program:
      'Until an award in month {award}, with rent on one side and owner’s costs on the other, the program costs {amount} less a month.',
    mortgage:
      'Until an award in month {award}, with rent on one side and owner’s costs on the other, the mortgage costs {amount} less a month.',
    tie: 'Until an award in month {award}, with rent on one side and owner’s costs on the other, both cost the same a month.',
  },
  cashOnDayOne: {
    program: 'You would need {amount} less cash on day one with the program.',
    mortgage: 'You would need {amount} less cash on day one with the mortgage.',
    tie: 'Both need the same cash on day one.',
  },
  buyingPower: {
    program:
      'Before rent and waiting, your income carries a home worth {amount} more with the program.',
    mortgage:
      'Before rent and waiting, your income carries a home worth {amount} more with the mortgage.',
    tie: 'Before rent and waiting, your income carries the same home with both.',
  },
  buyingPowerAfterWait: {
    program:
      "Counting your rent until an award in month {award}, you could buy {amount} more with the program, in today's prices.",
    mortgage:
      "Counting your rent until an award in month {award}, you could buy {amount} more with the mortgage, in today's prices.",
    tie: "Counting your rent until an award in month {award}, you could buy the same with both, in today's prices.",
  },
  noBuyingPower: always('Nothing is left of your income after your expenses: it carries no home.'),
  lifetimeCost: {
    program:
      'As quoted, without rent and waiting, you would pay {amount} less in all with the program, its 25% of fees and reserve included.',
    mortgage:
      'As quoted, without rent and waiting, you would pay {amount} less in all with the mortgage.',
    tie: 'As quoted, without rent and waiting, you would pay the same in all.',
  },
  allInCost: {
    program:
      'Counting rent, rising prices, owner’s costs and taxes, with an award in month {award}, the program costs {amount} less over 30 years.',
    mortgage:
      'Counting rent, rising prices, owner’s costs and taxes, with an award in month {award}, the mortgage costs {amount} less over 30 years.',
    tie: 'Counting rent, rising prices, owner’s costs and taxes, with an award in month {award}, both cost the same over 30 years.',
  },
  breakEven: {
    program: 'Everything counted, the program costs less whatever the month of award.',
    mortgage: 'Everything counted, the mortgage costs less even if the award comes at once.',
    tie: 'Everything counted, the program costs less only if the award comes by month {amount}.',
  },
  /** Where prices fall faster than rent is paid, waiting pays. */
  breakEvenLater: always(
    'Everything counted, the program costs less only if the award comes in month {amount} or later.',
  ),
  breakEvenMixed: always(
    'Everything counted, which side costs less turns more than once with the month of award; the plot shows where.',
  ),
  payoffMoneySaved: {
    program: 'Paying extra saves {amount} with the program.',
    mortgage:
      'Paying extra saves {amount} of interest on the mortgage; the program has no interest to save.',
    tie: 'Paying extra saves no money on either side.',
  },
  payoffMonths: {
    program: 'With the extra payment the program is settled {amount} before the mortgage.',
    mortgage: 'With the extra payment the mortgage is settled {amount} before the program.',
    tie: 'With the extra payment both are settled at the same time.',
  },
  payoffMonthsWithoutExtra: {
    program: 'Without an extra payment the program is settled {amount} before the mortgage.',
    mortgage: 'Without an extra payment the mortgage is settled {amount} before the program.',
    tie: 'Without an extra payment both are settled at the same time.',
  },
  taxSaved: {
    program: 'You would save {amount} more income tax with the program.',
    mortgage:
      'You would save {amount} more income tax with the mortgage; the program has no interest to deduct.',
    tie: 'Neither side saves more income tax; the program has no interest to deduct.',
  },
  costAfterTax: {
    program:
      'After taxes, the program’s fees are {amount} less than the mortgage’s interest. Rent and rising prices while you wait are not in this; the lifetime tab counts them.',
    mortgage: 'After taxes, the mortgage’s interest is {amount} less than the program’s fees.',
    tie: 'After taxes, interest and fees are the same.',
  },
  leftEachMonth: {
    program: 'By the payment alone, you would have {amount} more left each month with the program.',
    mortgage:
      'By the payment alone, you would have {amount} more left each month with the mortgage.',
    tie: 'By the payment alone, you would have the same left each month.',
  },
  leftUntilAward: {
    program:
      'Until an award in month {award}, rent and owner’s costs included, you would have {amount} more left each month with the program.',
    mortgage:
      'Until an award in month {award}, rent and owner’s costs included, you would have {amount} more left each month with the mortgage.',
    tie: 'Until an award in month {award}, rent and owner’s costs included, you would have the same left each month.',
  },
  missingEachMonth: {
    program:
      'By the payment alone, your income covers neither: with the program {amount} less is missing each month.',
    mortgage:
      'By the payment alone, your income covers neither: with the mortgage {amount} less is missing each month.',
    tie: 'By the payment alone, your income covers neither: the same is missing each month with both.',
  },
  missingUntilAward: {
    program:
      'Until an award in month {award}, rent and owner’s costs included, your income covers neither: with the program {amount} less is missing each month.',
    mortgage:
      'Until an award in month {award}, rent and owner’s costs included, your income covers neither: with the mortgage {amount} less is missing each month.',
    tie: 'Until an award in month {award}, rent and owner’s costs included, your income covers neither: the same is missing each month with both.',
  },
  shortfallUntilAward: always(
    'Until an award in month {award}, rent and contribution together exceed your income by {amount} a month: {more} in all that must come from elsewhere.',
  ),
  awardChance: always(
    'Nobody can promise the month: whoever never bids is selected by month {award} with a chance of {amount} {others}.',
  ),
  netGain: {
    program:
      'With the same money put in on both sides and an award in month {award}, the program gains {amount} more over 30 years.',
    mortgage:
      'With the same money put in on both sides and an award in month {award}, the mortgage gains {amount} more over 30 years.',
    tie: 'With the same money put in on both sides and an award in month {award}, both gain the same over 30 years.',
  },
  yearlyReturn: {
    program: 'The program’s yearly return is {amount} higher.',
    mortgage: 'The mortgage’s yearly return is {amount} higher.',
    tie: 'Both have the same yearly return.',
  },
} as const satisfies { readonly [key: string]: Sentences };

export type AnswerKey = keyof typeof ANSWERS;
