import type { OtherBidders } from '#features/program-rules/odds.ts';
import type { FlexOutcome } from '../figures/flex.ts';
import { TERM_YEARS } from '../figures/program.ts';
import type { ChoiceInput, ChoiceInputs } from '../inputs/choice-inputs.ts';
import type { CalculatorInput } from '../inputs/inputs.ts';
import { MORTGAGE_BUDGET_SHARE, PROGRAM_BUDGET_SHARE } from '../tabs/budget-shares.ts';
import type { Tab } from '../tabs/tabs.ts';

type Choices = { [I in ChoiceInput]: Record<ChoiceInputs[I], string> };

/** Names of the tabs, and the question each of them answers. */
export const tabs: Record<Tab, { readonly name: string; readonly question: string }> = {
  'monthly-payment': { name: 'Monthly payment', question: 'What would I pay each month?' },
  'buying-power': { name: 'Buying power', question: 'What home can my income carry?' },
  'lifetime-cost': { name: 'Lifetime cost', question: 'What does the home cost in all?' },
  'early-payoff': { name: 'Early payoff', question: 'What does paying extra do?' },
  'tax-benefits': { name: 'Tax benefits', question: 'What do I get back in taxes?' },
  'budget-impact': { name: 'Budget impact', question: 'What is left of my income?' },
  'investor-returns': { name: 'Investor returns', question: 'What would an investor earn?' },
};

/** Names of tables, rows, plots, axes and lines; a key without a label does not compile. */
export const labels = {
  // Lines and axes
  mortgage: 'Mortgage',
  program: 'Program',
  mortgageAllIn: 'Mortgage, everything counted',
  programAllIn: 'Program, everything counted',
  mortgageAllInToday: 'Mortgage, everything counted, in today’s dollars',
  programAllInToday: 'Program, everything counted, in today’s dollars',
  mortgageExtra: 'Mortgage with the extra payment',
  programExtra: 'Program with the extra payment',
  programInTodaysPrices: "Program, in today's prices",
  flexFull: 'Flex Plan, then Full',
  flexIntermediate: 'Flex Plan, then Intermediate',
  flexFlex: 'Flex Plan, then Flex',
  month: 'Month',
  year: 'Year',
  awardMonth: 'Month of award',
  interestRate: 'Mortgage interest rate',

  // monthly-payment
  paymentTable: 'Payments as quoted',
  untilAwardTable: 'Each month until the award, everything counted',
  monthlyPayment: 'Monthly payment',
  feesInMonthlyPayment: 'of which fees and reserve',
  cashOnDayOne: 'Cash needed on day one',
  mortgageInsurance: 'Mortgage insurance (PMI)',
  deposit: 'Deposit, credited to the first contribution',
  closingOnDayOne: 'Closing costs on day one',
  closingAtAward: 'Closing costs at the award',
  numberOfPayments: 'Number of monthly payments',
  rentMeanwhile: 'Rent paid until the award',
  monthlyUntilAward: 'Together each month until the award',
  paymentByMonth: 'Monthly payment over 30 years',

  // buying-power
  buyingPowerTable: 'What your income carries, before rent and waiting',
  buyingPowerWaitTable: 'Counting rent and rising prices until the award',
  leftOfIncome: 'Income left after expenses',
  monthlyBudget: `Monthly budget for the home (${MORTGAGE_BUDGET_SHARE * 100}% and ${PROGRAM_BUDGET_SHARE * 100}% of it)`,
  highestValue: 'Highest property value',
  highestValueAtSameShare: `The same with ${MORTGAGE_BUDGET_SHARE * 100}% on both sides`,
  cashForDownPayment: 'Cash needed for its down payment',
  feesAndReserve: 'Fees and reserve fund (25%)',
  budgetAfterRent: 'Monthly budget while paying rent',
  highestValueAfterRent: 'Highest property value with that budget',
  highestValueInTodaysPrices: "What it buys by the award, in today's prices",
  buyingPowerByRate: 'Highest property value by interest rate',
  buyingPowerByAward: 'Highest property value by month of award, while paying rent',

  // lifetime-cost
  lifetimeTable: 'Paid in all, as quoted',
  allInTable: 'Everything counted, with the wait for the award',
  allInTableToday: 'Everything counted, with the wait for the award, in today’s dollars',
  downPayment: 'Down payment',
  towardsHome: 'Paid toward the home',
  interest: 'Interest',
  adminFees: 'Administration fees (24%)',
  reserve: 'Reserve fund (1%)',
  totalPaid: 'Total paid',
  costAboveValue: 'Paid above the property value',
  priceRiseMeanwhile: 'Rise of the price until the award',
  closingCosts: 'Closing costs',
  ownerCosts: 'Property tax, insurance and upkeep as owner',
  taxSavedAsCost: 'Income tax saved',
  allInCost: 'Cost over 30 years, everything counted',
  costByYear: 'Paid so far, by year',
  costByAward: 'Cost over 30 years by month of award, everything counted',
  costByAwardToday: 'Cost over 30 years by month of award, everything counted, in today’s dollars',

  // early-payoff
  payoffTable: 'With an extra amount each month',
  monthlyWithExtra: 'Monthly payment with the extra amount',
  monthsRegular: 'Months without the extra amount',
  monthsWithExtra: 'Months with the extra amount',
  monthsSaved: 'Months saved',
  interestWithExtra: 'Interest with the extra amount',
  moneySaved: 'Money saved',
  owedByYear: 'Still to pay, by year',

  // tax-benefits
  firstTaxYearTable: 'The first year',
  allTaxYearsTable: 'All 30 years',
  deductibleInterest: 'Interest that can be deducted',
  itemisedDeductions: 'Itemized deductions',
  standardDeduction: 'Standard deduction',
  taxSaved: 'Income tax saved',
  yearsItemising: 'Years in which itemizing beats the standard deduction',
  costAfterTax: 'Interest or fees after the tax saved',
  taxSavedByYear: 'Income tax saved, by year',

  // budget-impact
  budgetTable: 'The payment alone, as quoted',
  budgetUntilAwardTable: 'Each month until the award, everything counted',
  budgetLaterTable: 'Each month afterwards',
  shareOfIncome: 'Share of your income',
  leftEachMonth: 'Left each month after expenses and payment',
  ownerCostsMonthly: 'Property tax, insurance and upkeep as owner',
  housingShareUntilAward: 'Share of your income for all of this',
  leftUntilAward: 'Left each month until the award',
  leftAfterAward: 'Left each month after the award',
  leftAfterLastContribution: `Left each month after the last contribution (from year ${TERM_YEARS + 1})`,
  leftByMonth: 'Left each month over 30 years',

  // investor-returns
  cashFlowTable: 'Monthly cash flow',
  returnsTable: 'Over 30 years',
  cashFlowFirstYear: 'In the first year',
  cashFlowAfterAward: 'In the year after the award',
  cashFlowAfterLastContribution: 'In the year after the last contribution',
  investorPaid: 'Down payment, closing costs and monthly payments',
  feesWithinPaid: 'of which fees and reserve fund (25%)',
  rentReceived: 'Rent received, less vacancy',
  saleValue: 'Value of the home after 30 years',
  investmentGain: 'Gain on the money this side leaves free, invested',
  netGain: 'Net gain',
  yearlyReturn: 'Yearly return (IRR)',
  besideTable: 'The same money on both sides',
  ownMoney: 'Paid from your own pocket in all',
  putAside: 'Left free against the other side, and invested',
  worthAside: 'What that is worth after 30 years',
  yearlyReturnAlone: 'Yearly return of this side without that money',
  positionByYear: 'Gain if everything were settled, by year',
  returnByAward: 'Yearly return by month of award',
};

export type LabelKey = keyof typeof labels;

export const inputs: Record<CalculatorInput, string> = {
  propertyValue: 'Property value',
  downPayment: 'Down payment',
  interestRate: 'Mortgage interest rate',
  awardMonth: 'Expected month of award',
  flexReduction: 'Flex Plan reduction until the award',
  bidMonth: 'Month of the bid',
  bidInstalments: 'Instalments you bid',
  income: 'Monthly income after taxes (spendable)',
  grossIncome: 'Monthly income before taxes (gross)',
  expenses: 'Monthly expenses without rent',
  monthlyRent: 'Monthly rent you pay until you move in',
  rentGrowth: 'Rents rise each year by',
  appreciation: 'Home prices rise each year by',
  propertyTaxRate: 'Property tax, share of the home value a year',
  insuranceRate: 'Home insurance, share of the home value a year',
  upkeepRate: 'Upkeep, share of the home value a year',
  mortgageInsurance: 'Mortgage insurance (PMI) below 20% down, share of the loan a year',
  closingMortgage: 'Closing costs with a mortgage, share of the price',
  closingProgram: 'Closing costs at the award, share of the price',
  extraPayment: 'Extra payment a month',
  marginalTaxRate: 'Marginal income tax rate',
  otherStateTaxes: 'Other state and local taxes a year',
  otherDeductions: 'Other itemized deductions a year',
  inflation: 'Inflation',
  investmentReturn: 'Yearly return of money invested elsewhere',
  rentalIncome: 'Monthly rent the property would bring',
  vacancy: 'Vacancy',
  filingStatus: 'Filing status',
  mortgageTerm: 'Length of the mortgage',
  otherBidders: 'How many others bid',
  dollars: 'Everything counted in',
};

export const choices = {
  mortgageTerm: { '30': '30 years', '15': '15 years' },
  otherBidders: {
    nobody: 'Nobody',
    'one-in-20': '1 member in 20',
    'one-in-10': '1 member in 10',
    'one-in-5': '1 member in 5',
    'every-month': 'Somebody every month',
  },
  dollars: { today: 'today’s dollars', nominal: 'dollars as paid' },
  filingStatus: {
    single: 'Single',
    married: 'Married filing jointly',
    'head-of-household': 'Head of household',
  },
} satisfies Choices;

/** How many others bid, within a sentence. */
export const others: Record<OtherBidders, string> = {
  nobody: 'if nobody else bids',
  'one-in-20': 'if 1 member in 20 is willing to bid',
  'one-in-10': 'if 1 member in 10 is willing to bid',
  'one-in-5': 'if 1 member in 5 is willing to bid',
  'every-month': 'if somebody bids in every month where a bid is possible',
};

/** Rows of the Flex Plan's table, whose columns are the three choices. */
export const flexRows: Record<Exclude<keyof FlexOutcome, 'choice'>, string> = {
  credit: 'Credit to buy with',
  monthlyUntilAward: 'Monthly contribution until the award',
  monthlyAfterAward: 'Monthly contribution after the award',
  dueAtAward: 'Due at once with the award',
  totalContributed: 'Total contributed',
  feesAndReserve: 'of which fees and reserve (25% of the credit)',
};
