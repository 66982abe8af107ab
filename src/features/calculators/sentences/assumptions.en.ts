import { FLEX_SENTENCE } from '#features/legal/flex-sentence.ts';
import type { Tab } from '../tabs/tabs.ts';
import { namedFigures } from './named-figures.ts';

const f = namedFigures('en');

/** Combines the specification's two claims about the wait; they hold for a full group. */
export const termSentence = `Nobody can know the month of award. Two members are selected each month: ${f.selectedBefore} of ${f.seats} within ${f.yearsBefore} years (month ${f.monthBefore}), the last ${f.lastSelected} in year ${f.lastYear} (month ${f.term} at the latest).`;

const advice = 'Not financial or tax advice';

const mortgage = `The mortgage has a fixed rate and equal payments over 30 years, or 15 if you choose so. Below ${f.insuredBelow} down, mortgage insurance (PMI) is counted until ${f.insuredUntil} of the price is owed; lenders ask about 0.46% to 1.5% of the loan a year by credit score (Urban Institute), and the ${f.usual('mortgageInsurance')} you find here is our assumption for a good one. Closing costs count on both sides as far as you enter them: on day one with a mortgage, at the award with the program.`;
const program = `The two plans follow the printed schedule: ${f.small.total} in all on ${f.small.home} and ${f.large.total} on ${f.large.home}. Any other amount takes ${f.term} contributions of the property value × ${f.share} ÷ ${f.term}. Within it are the home, 24% administration fees and 1% reserve fund. The program charges no interest and asks for no down payment.`;
const award = `${termSentence} Move the expected month to see how the result turns.`;
const rentUntilAward = `Until the award a member still pays for a place to live; the rent you enter is counted until then. The ${f.purchaseDays.from} to ${f.purchaseDays.until} days of a purchase are left out on both sides.`;
const credit =
  'The credit stays at the property value chosen today, while home prices change at the rate you enter.';
const bids =
  'The figures beside “Try a bid” are the only ones with a bid of your own. Everywhere else you never bid, and others bid as often as you choose.';
const nominal = `With everything counted, what is paid later is turned into today’s dollars at the inflation you enter (${f.usual('inflation')} a year at first), or left as paid if you choose so. The sum as quoted is never adjusted: there a dollar in year 30 counts as much as a dollar today. What money could have earned meanwhile is left to the investor tab.`;
const owner = `Property tax, insurance and upkeep are a share of the home value of the year and fall to whoever owns the home. What stands there at first (${f.usual('propertyTaxRate')}, ${f.usual('insuranceRate')} and ${f.usual('upkeepRate')}) is our assumption for a residence in Utah, and so are ${f.usual('rentGrowth')} growth of rents and prices; put in your own.`;
const rounding = `Amounts are calculated exactly and rounded to the dollar only where they are shown. The ${f.small.monthly} of the smaller plan round ${f.small.exact} up: over ${f.term} months that is ${f.small.rounded} more, which goes to the reserve fund (${f.small.reserve} instead of ${f.small.plainReserve}). The larger plan’s ${f.large.monthly} become ${f.large.higher} in five months of each year, so that they add up to ${f.large.total}.`;

/** The assumptions of each tab; the last sentence is the same everywhere. */
export const assumptions: Record<Tab, readonly string[]> = {
  'monthly-payment': [
    mortgage,
    program,
    'The first table counts property tax, insurance, upkeep and mortgage insurance for the owner, and rent for whoever still waits.',
    `Cash on day one is the down payment and closing costs for the mortgage, and for the program the ${f.deposit} deposit, which is credited to the first contribution.`,
    rentUntilAward,
    bids,
    'With the Flex Plan you pay less until the award. Full keeps the whole credit and spreads the missing part over the remaining months; Flex reduces the credit by the same percentage; Intermediate is half-way. A late award leaves few months to spread it over.',
    FLEX_SENTENCE,
    award,
    rounding,
    advice,
  ],
  'buying-power': [
    `Income is what you can spend after taxes. The budget for a mortgage payment is ${f.mortgageBudget} of what it leaves after expenses, for the program ${f.programBudget}; why is said under the first table.`,
    'Lenders and the program look at more than that: credit history, other debts, documents.',
    mortgage,
    program,
    'The down payment must be there in cash, beside the monthly budget.',
    'The first table takes the rent out of the program’s budget until the award. A mortgage replaces the rent at once. Property tax, insurance and upkeep must fit into the rest of your income.',
    credit,
    award,
    advice,
  ],
  'lifetime-cost': [
    mortgage,
    program,
    rentUntilAward,
    `${credit} To own the same home, a member pays the rise of the price in cash at the award; a fall is counted as money saved.`,
    owner,
    'Income tax saved is taken from the tax tab, with its assumptions.',
    'At the end of the 30 years both own the same home, so its value makes no difference.',
    nominal,
    rounding,
    bids,
    award,
    advice,
  ],
  'early-payoff': [
    mortgage,
    program,
    'The extra amount is paid every month from the first one until nothing is owed, without a prepayment penalty.',
    'The program’s fees and reserve are owed in full however early they are paid, so paying ahead saves months and no money. Kept or invested, the extra amount might do more.',
    'Paying ahead does not bring the award forward.',
    advice,
  ],
  'tax-benefits': [
    `Federal income tax of ${f.taxYear} for a home you live in. Brackets and standard deduction are those the IRS announced on October 9, 2025 (Revenue Procedure 2025-32). By law, interest is deductible on debt up to ${f.deductibleDebt}; the limit on state and local taxes is ${f.stateTaxCap} in ${f.taxYear}, less for incomes above ${f.stateTaxThreshold}, and returns to ${f.laterStateTaxCap} in ${f.laterTaxYear}.`,
    'A home saves tax only where itemized deductions exceed what you could deduct without it, and only on income that is taxed.',
    'The tax rate is the bracket of your income before taxes and filing status unless you enter another; all of the deduction is valued at it, even where it would reach into a lower bracket. State income tax and tax credits are left out.',
    'The program has no interest to deduct, and its fees are not deductible. A member who owns the home can deduct its property tax.',
    'That the law stays as it is for 30 years is an assumption. Income, the standard deduction, other taxes and other deductions grow with inflation; property tax grows with the home price.',
    mortgage,
    program,
    award,
    advice,
  ],
  'budget-impact': [
    mortgage,
    program,
    'Income is what you can spend after taxes. It, expenses, rent and owner’s costs stay at today’s level. In life most of them rise while both payments stay the same.',
    rentUntilAward,
    owner,
    `After the last contribution in month ${f.term} a member pays only the owner’s costs; a 30-year mortgage runs for ten more years.`,
    award,
    rounding,
    advice,
  ],
  'investor-returns': [
    'Both investors put in the same money in every month. Whichever side pays less, or receives more, invests the difference at the return you enter until year 30: the down payment on the program’s side, the higher cost of waiting on the mortgage’s. Neither that return nor any other is certain.',
    mortgage,
    program,
    `${credit} An investor adds no cash at the award and buys what the credit buys by then, with rent, costs and value in proportion.`,
    'Rent rises once a year, less the vacancy you enter. The investor lives elsewhere, so no own rent is counted.',
    owner,
    'The home is valued after 30 years without costs of selling. Income tax, depreciation and tax on gains are left out on both sides; interest on a rental is deductible, which favors the mortgage.',
    'Before the award, the gain if settled counts contributions without their fees. In truth they come back only if the cancelled position is later selected.',
    'The yearly return is the rate at which all payments and receipts balance, and is left out where no single rate exists.',
    'You never bid; others bid as often as you choose beside the month of award.',
    award,
    advice,
  ],
};
