import { always, type Sentences } from './answer-sentences.ts';

const sentences = {
  monthlyPayment: {
    program: ({ amount }) =>
      `As quoted, without rent or owner’s costs, you would pay ${amount} less a month with the program.`,
    mortgage: ({ amount }) =>
      `As quoted, without rent or owner’s costs, you would pay ${amount} less a month with the mortgage.`,
    tie: () => 'As quoted, without rent or owner’s costs, both cost the same a month.',
  },
  monthlyUntilAward: {
    program: ({ award, amount }) =>
      `Until an award in month ${award}, with rent on one side and owner’s costs on the other, the program costs ${amount} less a month.`,
    mortgage: ({ award, amount }) =>
      `Until an award in month ${award}, with rent on one side and owner’s costs on the other, the mortgage costs ${amount} less a month.`,
    tie: ({ award }) =>
      `Until an award in month ${award}, with rent on one side and owner’s costs on the other, both cost the same a month.`,
  },
  cashOnDayOne: {
    program: ({ amount }) => `You would need ${amount} less cash on day one with the program.`,
    mortgage: ({ amount }) => `You would need ${amount} less cash on day one with the mortgage.`,
    tie: () => 'Both need the same cash on day one.',
  },
  buyingPower: {
    program: ({ amount }) =>
      `Before rent and waiting, your income carries a home worth ${amount} more with the program.`,
    mortgage: ({ amount }) =>
      `Before rent and waiting, your income carries a home worth ${amount} more with the mortgage.`,
    tie: () => 'Before rent and waiting, your income carries the same home with both.',
  },
  buyingPowerAfterWait: {
    program: ({ award, amount }) =>
      `Counting your rent until an award in month ${award}, you could buy ${amount} more with the program, in today's prices.`,
    mortgage: ({ award, amount }) =>
      `Counting your rent until an award in month ${award}, you could buy ${amount} more with the mortgage, in today's prices.`,
    tie: ({ award }) =>
      `Counting your rent until an award in month ${award}, you could buy the same with both, in today's prices.`,
  },
  noBuyingPower: always(
    () => 'Nothing is left of your income after your expenses: it carries no home.',
  ),
  lifetimeCost: {
    program: ({ amount }) =>
      `As quoted, without rent and waiting, you would pay ${amount} less in all with the program, its 25% of fees and reserve included.`,
    mortgage: ({ amount }) =>
      `As quoted, without rent and waiting, you would pay ${amount} less in all with the mortgage.`,
    tie: () => 'As quoted, without rent and waiting, you would pay the same in all.',
  },
  allInCost: {
    program: ({ award, amount }) =>
      `Counting rent, rising prices, owner’s costs and taxes, with an award in month ${award}, the program costs ${amount} less over 30 years.`,
    mortgage: ({ award, amount }) =>
      `Counting rent, rising prices, owner’s costs and taxes, with an award in month ${award}, the mortgage costs ${amount} less over 30 years.`,
    tie: ({ award }) =>
      `Counting rent, rising prices, owner’s costs and taxes, with an award in month ${award}, both cost the same over 30 years.`,
  },
  allInCostToday: {
    program: ({ award, amount }) =>
      `Counting rent, rising prices, owner’s costs and taxes, with an award in month ${award}, the program costs ${amount} less over 30 years, in today’s dollars.`,
    mortgage: ({ award, amount }) =>
      `Counting rent, rising prices, owner’s costs and taxes, with an award in month ${award}, the mortgage costs ${amount} less over 30 years, in today’s dollars.`,
    tie: ({ award }) =>
      `Counting rent, rising prices, owner’s costs and taxes, with an award in month ${award}, both cost the same over 30 years, in today’s dollars.`,
  },
  breakEven: {
    program: () => 'Everything counted, the program costs less whatever the month of award.',
    mortgage: () => 'Everything counted, the mortgage costs less even if the award comes at once.',
    tie: ({ amount }) =>
      `Everything counted, the program costs less only if the award comes by month ${amount}.`,
  },
  /** Where prices fall faster than rent adds up, waiting is cheaper. */
  breakEvenLater: always(
    ({ amount }) =>
      `Everything counted, the program costs less only if the award comes in month ${amount} or later.`,
  ),
  breakEvenMixed: always(
    () =>
      'Everything counted, which side costs less turns more than once with the month of award; the plot shows where.',
  ),
  payoffMoneySaved: {
    program: ({ amount }) => `Paying extra saves ${amount} with the program.`,
    mortgage: ({ amount }) =>
      `Paying extra saves ${amount} of interest on the mortgage; the program has no interest to save.`,
    tie: () => 'Paying extra saves no money on either side.',
  },
  payoffMonths: {
    program: ({ amount }) =>
      `With the extra payment the program is settled ${amount} before the mortgage.`,
    mortgage: ({ amount }) =>
      `With the extra payment the mortgage is settled ${amount} before the program.`,
    tie: () => 'With the extra payment both are settled at the same time.',
  },
  payoffMonthsWithoutExtra: {
    program: ({ amount }) =>
      `Without an extra payment the program is settled ${amount} before the mortgage.`,
    mortgage: ({ amount }) =>
      `Without an extra payment the mortgage is settled ${amount} before the program.`,
    tie: () => 'Without an extra payment both are settled at the same time.',
  },
  taxSaved: {
    program: ({ amount }) => `You would save ${amount} more income tax with the program.`,
    mortgage: ({ amount }) =>
      `You would save ${amount} more income tax with the mortgage; the program has no interest to deduct.`,
    tie: () => 'Neither side saves more income tax; the program has no interest to deduct.',
  },
  costAfterTax: {
    program: ({ amount }) =>
      `After taxes, the program’s fees are ${amount} less than the mortgage’s interest. Rent and rising prices while you wait are not in this; the lifetime tab counts them.`,
    mortgage: ({ amount }) =>
      `After taxes, the mortgage’s interest is ${amount} less than the program’s fees.`,
    tie: () => 'After taxes, interest and fees are the same.',
  },
  leftEachMonth: {
    program: ({ amount }) =>
      `By the payment alone, you would have ${amount} more left each month with the program.`,
    mortgage: ({ amount }) =>
      `By the payment alone, you would have ${amount} more left each month with the mortgage.`,
    tie: () => 'By the payment alone, you would have the same left each month.',
  },
  leftUntilAward: {
    program: ({ award, amount }) =>
      `Until an award in month ${award}, rent and owner’s costs included, you would have ${amount} more left each month with the program.`,
    mortgage: ({ award, amount }) =>
      `Until an award in month ${award}, rent and owner’s costs included, you would have ${amount} more left each month with the mortgage.`,
    tie: ({ award }) =>
      `Until an award in month ${award}, rent and owner’s costs included, you would have the same left each month.`,
  },
  missingEachMonth: {
    program: ({ amount }) =>
      `By the payment alone, your income covers neither: with the program ${amount} less is missing each month.`,
    mortgage: ({ amount }) =>
      `By the payment alone, your income covers neither: with the mortgage ${amount} less is missing each month.`,
    tie: () =>
      'By the payment alone, your income covers neither: the same is missing each month with both.',
  },
  missingUntilAward: {
    program: ({ award, amount }) =>
      `Until an award in month ${award}, rent and owner’s costs included, your income covers neither: with the program ${amount} less is missing each month.`,
    mortgage: ({ award, amount }) =>
      `Until an award in month ${award}, rent and owner’s costs included, your income covers neither: with the mortgage ${amount} less is missing each month.`,
    tie: ({ award }) =>
      `Until an award in month ${award}, rent and owner’s costs included, your income covers neither: the same is missing each month with both.`,
  },
  shortfallUntilAward: always(
    ({ award, amount, more }) =>
      `Until an award in month ${award}, rent and contribution together exceed your income by ${amount} a month: ${more} in all that must come from elsewhere.`,
  ),
  awardChance: always(
    ({ award, amount, others }) =>
      `Nobody can promise the month: whoever never bids is selected by month ${award} with a chance of ${amount} ${others}.`,
  ),
  netGain: {
    program: ({ award, amount }) =>
      `With the same money put in on both sides and an award in month ${award}, the program gains ${amount} more over 30 years.`,
    mortgage: ({ award, amount }) =>
      `With the same money put in on both sides and an award in month ${award}, the mortgage gains ${amount} more over 30 years.`,
    tie: ({ award }) =>
      `With the same money put in on both sides and an award in month ${award}, both gain the same over 30 years.`,
  },
  yearlyReturn: {
    program: ({ amount }) => `The program’s yearly return is ${amount} higher.`,
    mortgage: ({ amount }) => `The mortgage’s yearly return is ${amount} higher.`,
    tie: () => 'Both have the same yearly return.',
  },
} satisfies Record<string, Sentences>;

export type AnswerKey = keyof typeof sentences;
export type Answers = Readonly<Record<AnswerKey, Sentences>>;

export const answers: Answers = sentences;
