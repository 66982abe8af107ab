import { plans, TERM_MONTHS } from '#features/plans/plans.ts';
import { LAST_BID_MONTH } from '#features/program-rules/bids.ts';
import {
  BID_BAN_ASSEMBLIES,
  BID_START_DAYS,
  BID_SUCCESS_DAYS,
  END_DAY,
  GROUP_CAPACITY,
  MIN_BID_INSTALMENTS,
} from '#features/program-rules/constants.ts';
import { chanceByMonth, type OtherBidders, usualWinningBid } from '#features/program-rules/odds.ts';
import { instalments, totalOfLast } from '#features/program-rules/schedule.ts';
import { SIMULATED } from '#features/program-rules/simulated.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { DemoArticle } from './demo-articles.ts';

const { homeValue, monthlyContribution, totalContributed } = plans['450'];
const home = formatMoney(homeValue);
const monthly = formatMoney(monthlyContribution);
const total = formatMoney(totalContributed);
const fundPart = formatMoney(usd(instalments('450')[0]?.fund ?? 0));
const leastBid = formatMoney(usd(totalOfLast('450', MIN_BID_INSTALMENTS).amount));
const paidByMedian = formatMoney(usd(monthlyContribution.cents * 12 * SIMULATED.medianWaitYears));
const largerHome = formatMoney(plans['650'].homeValue);

const percent = (chance: number) => `${Math.round(chance * 100)}%`;

/** A row of chances to be selected within 5, 10, 15 and 18 years, for somebody who never bids. */
const chances = (name: string, others: OtherBidders) =>
  `<tr><th scope="row">${name}</th>${[5, 10, 15, 18]
    .map((years) => `<td>${percent(chanceByMonth(years * 12, others))}</td>`)
    .join('')}</tr>`;

/** What usually wins in the first, second and fourth year. */
const winning = (name: string, others: 'one-in-20' | 'one-in-10' | 'one-in-5') =>
  `<tr><th scope="row">${name}</th>${[12, 24, 48]
    .map((month) => {
      const share = usualWinningBid(month, others, 80);
      return `<td>${share === undefined ? 'nobody left to bid' : `${share}%`}</td>`;
    })
    .join('')}</tr>`;

/** The first English articles. Their figures come from the rules and the simulator. */
export const ENGLISH_ARTICLES: readonly DemoArticle[] = [
  {
    title: 'How long is the wait? An answer in figures',
    excerpt: `Half of those who never bid wait longer than ${SIMULATED.medianWaitYears} years if one member in ten bids. Where that comes from, and what it costs meanwhile.`,
    publishedDaysAgo: 3,
    content: `<p>The first question everybody asks is when. There is no honest answer with a date in it, because half of the turns are drawn by lot. There is an honest answer with chances in it, and this is it.</p>
<h2>Two homes a month, ${GROUP_CAPACITY} members</h2>
<p>A group has ${GROUP_CAPACITY} members and acquires two homes a month when everybody pays: one by lottery, one for the highest bid, or two by lottery when nobody bids. That makes ${TERM_MONTHS} months. Somebody is first in month 1, and somebody is last in month ${TERM_MONTHS}. It can be you, on either end.</p>
<h2>What the others do changes your chance</h2>
<p>If you never bid, you compete in the lottery alone. The more members bid, the more homes go to bidders in the early years, and the longer the others wait. In a group in which everybody stays and pays, you have been selected with this chance within</p>
<table>
<thead><tr><th scope="col">Willing to bid</th><th scope="col">5 years</th><th scope="col">10 years</th><th scope="col">15 years</th><th scope="col">18 years</th></tr></thead>
<tbody>
${chances('nobody', 'nobody')}
${chances('1 in 20', 'one-in-20')}
${chances('1 in 10', 'one-in-10')}
${chances('1 in 5', 'one-in-5')}
${chances('somebody every month', 'every-month')}
</tbody>
</table>
<p>Nobody knows yet how many members of a new group will bid. If one in ten does, half of those who never bid wait longer than ${SIMULATED.medianWaitYears} years.</p>
<h2>What the wait costs</h2>
<ul>
<li><strong>You pay twice.</strong> The contribution on a home of ${home} is ${monthly} a month, from the first month on. Your rent goes on until your turn.</li>
<li><strong>By the median turn you have paid ${paidByMedian}</strong> before you get the keys, and all of the rent. In all it is ${total}.</li>
<li><strong>The credit does not grow.</strong> If home prices rise 3% a year, ${home} after ${SIMULATED.medianWaitYears} years buys what about $325,000 buys today.</li>
</ul>
<h2>For whom this can be right</h2>
<p>For a household that can pay both for years without strain, that has no date by which it needs a home, and that would otherwise not save this much at all. For anybody who needs a home by a certain year it is the wrong way, however friendly the monthly figure looks.</p>
<blockquote>Do not plan on an early turn. Ask whether you could live with a late one.</blockquote>
<p>The simulator on this site plays whole groups, with your own assumptions, and shows what happens to them.</p>
<p><em>This is general information, not financial advice.</em></p>`,
  },
  {
    title: 'What a bid is, what it costs, and when to leave it alone',
    excerpt: `A bid pays your last contributions at once, at least ${MIN_BID_INSTALMENTS} of them. It brings the turn forward; it does not make the home cheaper.`,
    publishedDaysAgo: 16,
    content: `<p>One of the two homes of a month goes to the highest bid. A bid sounds like an auction in which money is lost. It is something else: your own contributions, paid early.</p>
<h2>The last contributions first</h2>
<p>A bid is a number of whole contributions from the end of your plan, paid at once. The least is ${MIN_BID_INSTALMENTS}, the first number that reaches half of the home’s value: ${leastBid} on the plan for ${home}. After winning you go on paying each month, and you are done ${MIN_BID_INSTALMENTS} months earlier. What you contribute in all stays the same, so a bid does not make the home cheaper.</p>
<p>Because nobody can bid more than is still owed, no bid is possible after month ${LAST_BID_MONTH}. From then on both homes of a month are drawn by lot.</p>
<h2>What usually wins</h2>
<p>In groups played by our simulator, with bidders spread between 50% and 80% of the home’s value, the winning bid was on average</p>
<table>
<thead><tr><th scope="col">Willing to bid</th><th scope="col">Year 1</th><th scope="col">Years 2 and 3</th><th scope="col">Years 4 and 5</th></tr></thead>
<tbody>
${winning('1 in 20', 'one-in-20')}
${winning('1 in 10', 'one-in-10')}
${winning('1 in 5', 'one-in-5')}
</tbody>
</table>
<p>of the home’s value. A patient bidder needs less than an early one, because the others who wanted to bid have their homes by then. These are assumptions about people, and yours may behave otherwise.</p>
<h2>How it is kept fair</h2>
<ul>
<li>A bid is sealed in your browser until the assembly. Nobody can open it before, we included.</li>
<li>Every bid is published with its seat after the draw, also those that lost.</li>
<li>Equal bids are decided by lot.</li>
<li>Who wins starts to pay within ${BID_START_DAYS} business days, and the money must arrive within ${BID_SUCCESS_DAYS} more. Otherwise the next bidder is asked, and who did not pay may not bid in the next ${BID_BAN_ASSEMBLIES} assemblies.</li>
<li>A bid that does not win costs nothing.</li>
</ul>
<h2>When to leave it alone</h2>
<ul>
<li>When it would take the reserve that you need for a repair, an illness or a month without work.</li>
<li>When the money would come from a loan. Its interest is then the price of your home.</li>
<li>When the same money, invested, would bring you more than the rent that you save.</li>
</ul>
<p>The calculators have a part called “Try a bid” that puts your own figures into this.</p>
<p><em>This is general information, not financial advice.</em></p>`,
  },
  {
    title: 'What can go wrong in a group, and who bears it',
    excerpt: `In ${SIMULATED.groupsShort} of ${SIMULATED.groups} simulated groups the money did not reach for everything in the end. What happens then, and when it can be seen.`,
    publishedDaysAgo: 33,
    content: `<p>A circle has no bank behind it. What members pay is what there is. So the fair thing is to say what happens when some of them do not pay, before anybody joins.</p>
<h2>Somebody leaves before a turn</h2>
<p>This happens often, and it does not cost anybody else a home: whoever leaves takes no credit. It costs the one who leaves. What comes back is the part that went into the fund, ${fundPart} of each ${monthly}, and only when the cancelled seat is drawn, which can take years. The parts for administration and reserve do not come back.</p>
<h2>Somebody stops paying after getting a home</h2>
<p>This is what hurts. The credit has been spent, and the contributions that were to pay for the next homes do not come. First the reserve steps in, as far as it reaches, and then what the sale of the home brings. If that is not enough, picks are missed: first a month has one home instead of two, and in the end there can be members who have paid everything and get none.</p>
<h2>How often that is</h2>
<p>The simulator’s default assumes that 1% a year stop paying after their award and that a sale recovers 70%. It is a cautious guess, since no group of ours has run for 20 years. Of ${SIMULATED.groups} groups played that way,</p>
<ul>
<li>in ${SIMULATED.groups - SIMULATED.groupsShort} everybody got everything they were owed;</li>
<li>in ${SIMULATED.groupsShort} the money did not reach for all refunds and homes;</li>
<li>in ${SIMULATED.groupsWithoutHome} of these, somebody who had paid for 20 years got no home. What is left is then shared by what each is owed.</li>
</ul>
<p>Those are groups in which everybody decides alone. In a real crisis many stop at once, and a real group can do worse than each of these.</p>
<h2>When it can be seen</h2>
<p>Every month the members see their group’s coverage: what is in hand and still to come, against what is still owed. Below 100% it cannot serve everybody, and the page says so, usually years before the first home is missing.</p>
<h2>What can go wrong for you</h2>
<ul>
<li>You miss a contribution: you cannot be selected that month. After ${END_DAY} days without paying, the membership ends.</li>
<li>Your turn comes late, and ${home} or ${largerHome} buys less than it does today.</li>
<li>Your group does not fill up. Then the deposit comes back in full.</li>
</ul>
<blockquote>A circle is as strong as its members are steady. Ask who checks their income, and how strictly.</blockquote>
<p>The rules of a group are on this site in plain words, each with its number, and the simulator shows how a group fails.</p>
<p><em>This is general information, not financial advice.</em></p>`,
  },
];
