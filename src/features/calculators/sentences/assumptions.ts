import { PROGRAM } from '#features/program-rules/program.ts';
import { formatMoney } from '#shared/text/money.ts';
import { TAX_YEAR } from '../figures/tax-law.ts';
import type { Tab } from '../tabs/tabs.ts';
import { TERM_SENTENCE } from './award-sentences.ts';

const advice = 'Not financial or tax advice';

const mortgage =
  'The mortgage has a fixed rate and equal payments over 30 years, or 15 if you choose so. Below 20% down, mortgage insurance (PMI) is counted until 78% of the price is owed; lenders ask about 0.46% to 1.5% of the loan a year by credit score (Urban Institute), and the 0.6% you find here is our assumption for a good one. Closing costs count on both sides as far as you enter them: on day one with a mortgage, at the award with the program.';
const program =
  'The two plans follow the printed schedule: $562,560 in all on $450,000 and $812,500 on $650,000. Any other amount takes 240 contributions of the property value × 1.25 ÷ 240. Within it are the home, 24% administration fees and 1% reserve fund. The program charges no interest and asks for no down payment.';
const award = `${TERM_SENTENCE} Move the expected month to see how the result turns.`;
const rentUntilAward =
  'Until the award a member still pays for a place to live; the rent you enter is counted until then. The 30 to 60 days of a purchase are left out on both sides.';
const credit =
  'The credit stays at the property value chosen today, while home prices change at the rate you enter.';
const bids =
  'The figures beside “Try a bid” are the only ones with a bid of your own. Everywhere else you never bid, and others bid as often as you choose.';
const nominal =
  'A dollar in year 30 counts as much as a dollar today; what money could have earned meanwhile is left to the investor tab.';
const owner =
  'Property tax, insurance and upkeep are a share of the home value of the year and fall to whoever owns the home. What stands there at first (0.6%, 0.3% and 0.9%) is our assumption for a residence in Utah, and so are 3% growth of rents and prices; put in your own.';
const rounding =
  'Amounts are calculated exactly and rounded to the dollar only where they are shown. The $2,344 of the smaller plan round $2,343.75 up: over 240 months that is $60 more, which goes to the reserve fund ($4,560 instead of $4,500). The larger plan’s $3,385 become $3,386 in five months of each year, so that they add up to $812,500.';

/** What each tab takes for granted, in words; the last sentence is the same everywhere. */
export const ASSUMPTIONS: { readonly [T in Tab]: readonly string[] } = {
  'monthly-payment': [
    mortgage,
    program,
    'The first table counts property tax, insurance, upkeep and mortgage insurance for the owner, and rent for whoever still waits.',
    `Cash on day one is the down payment and closing costs for the mortgage, and for the program the ${formatMoney(PROGRAM.deposit)} deposit, which is credited to the first contribution.`,
    rentUntilAward,
    bids,
    'With the Flex Plan you pay less until the award. Full keeps the whole credit and spreads the missing part over the remaining months; Flex reduces the credit by the same percentage; Intermediate is half-way. A late award leaves few months to spread it over. It is not offered in groups yet: memberships are on the ordinary plan.',
    award,
    rounding,
    advice,
  ],
  'buying-power': [
    'Income is what you can spend after taxes. The budget for a mortgage payment is 80% of what it leaves after expenses, for the program 90%.',
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
    `Federal income tax of ${TAX_YEAR} for a home you live in. Brackets and standard deduction are those the IRS announced on October 9, 2025 (Revenue Procedure 2025-32). By law, interest is deductible on debt up to $750,000; the limit on state and local taxes is $40,400 in ${TAX_YEAR}, less for incomes above $505,000, and returns to $10,000 in 2030.`,
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
    'After the last contribution in month 240 a member pays only the owner’s costs; a 30-year mortgage runs for ten more years.',
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
