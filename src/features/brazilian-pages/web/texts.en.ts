import { DEPOSIT_RULE } from '#features/legal/deposit-sentence.ts';
import { ruleAnchor, rulesPath } from '#features/legal/rule-addresses.ts';
import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';
import { brand } from '#shared/brand.ts';
import type { BrazilianFigures } from './figures.ts';

type Link = { href: string; label: string };
type Benefit = { figure: string; title: string; text: string; link?: Link };
type Question = { question: string; answer: string; links?: readonly Link[] };
type Row = { subject: string; bank: string; cooperative: string; link?: Link };
type Pairs = readonly (readonly [string, string])[];

/** The sentences of /imovelnoseua and /apresentacao. */
export const texts = (f: BrazilianFigures) => ({
  hero: {
    eyebrow: 'For Brazilians in Utah',
    title: 'Your home in the US, without a bank and without interest.',
    lead: 'You know the consórcio. Here it works like this: families contribute to a common fund each month, and each month the fund buys two homes, one for each family that is selected. No down payment, no credit history, no bank manager.',
    facts: [
      ['0%', 'down payment'],
      ['0%', 'interest'],
      ['20', 'years'],
    ] as Pairs,
    wait: `Not a loan, a bank or an investment. Two families are selected each month. ${WAIT_SENTENCE} Nobody can promise a date`,
    myChance: 'my chance, year by year',
  },
  card: {
    title: 'Find Out How It Works',
    lead: `Tell us what you look for, and we send you by email how it works. The plans: ${f.small.monthly} a month for a home of ${f.small.home}, ${f.large.monthly} for one of ${f.large.home}.`,
    promises: ['100% Free', 'Your Data Protected'] as readonly string[],
    use: 'Without obligation. We use your details as described in our',
    policy: 'privacy policy',
  },
  benefits: {
    title: 'What changes without a bank in between',
    list: [
      {
        figure: '1.2%',
        title: 'a year of fees, and no interest',
        text: 'Administration costs 24% of the home’s value in 20 years, or 1.2% a year, plus 1% for the reserve fund. That is all. The contribution does not change with today’s rate.',
      },
      {
        figure: '$250K–$800K',
        title: 'saved compared with a mortgage',
        text: 'That is the difference between all that is paid for a mortgage of 30 years and all that is contributed here, by home and interest. It leaves out the rent until selection, what the down payment would earn and the rise of the home’s value; our calculator shows yours, with every assumption.',
        link: {
          href: '/calculators?tab=lifetime-cost',
          label: 'Calculate mine',
        },
      },
      {
        figure: 'No score',
        title: 'and no American credit history',
        text: 'Who arrived recently hears “no” from the bank for lack of history. Here your documented income counts, and contributions paid on time.',
      },
      {
        figure: '2 a month',
        title: 'one by lottery, one by bid',
        text: 'In each month with enough in the fund, one family is drawn and another selected by the highest bid, which is optional, from own money, and starts at 50% of the home’s value.',
      },
    ] as readonly Benefit[],
  },
  steps: {
    title: 'How it works',
    list: [
      {
        title: 'You join a group',
        text: `You apply and pay a ${f.deposit} deposit by card. ${DEPOSIT_RULE}`,
      },
      {
        title: 'You contribute each month',
        text: `There are ${f.term} contributions: ${f.small.monthly} a month for a home of ${f.small.home}, ${f.large.monthly} for one of ${f.large.home}.`,
      },
      {
        title: 'You are selected',
        text: 'By lottery or bid, as long as you are current. Who is not selected stays in the group and takes part in the next month.',
      },
      {
        title: 'You acquire the home',
        text: 'You choose it; the fund pays. A purchase usually takes 30 to 60 days, and contributions go on to the end of the term.',
      },
    ],
    region: `For now the program of ${brand.name} operates in ${brand.region} only.`,
  },
  circle: {
    title: 'Families in a circle around the common fund; each month two receive their home.',
    fund: 'the common fund',
    homes: '2 homes',
    month: 'a month',
  },
  faq: {
    title: 'Questions everybody asks',
    questions: [
      {
        question: 'Is this legal in the United States?',
        answer: `Yes. ${brand.name} is a cooperative that operates in ${brand.region}: members acquire homes together, by written rules that are the same for all. It is inspired by the consórcio but is not a Brazilian consórcio: Law 11.795/2008 does not apply, and the Central Bank of Brazil neither authorizes nor supervises it. The laws of Utah apply. We lend no money, charge no interest and sell no investment. The complete rules are in the Terms of Use, and you read them before you pay anything.`,
        links: [{ href: rulesPath('en'), label: 'The rules in plain words' }],
      },
      {
        question: 'Is my data safe?',
        answer:
          'Yes. Documents are stored encrypted and open only by links that expire; each opening is recorded. Your card goes straight to the payment processor and never passes our servers. We do not sell personal data.',
      },
      {
        question: 'Do I need a visa or a green card?',
        answer:
          'No. The program asks for neither. We only ask whether you have an SSN or ITIN, not for the number, and verify identity, age and income.',
      },
      {
        question: 'How long until my turn?',
        answer: `We do not know, and nobody does. ${WAIT_SENTENCE} The lottery gives everybody who is current the same chance; a bid helps if it is the month’s highest. If you need a home by a certain date, this is not the way.`,
        links: [
          { href: '#my-chance', label: 'My chance, year by year' },
          { href: '/simulator', label: 'What can happen to a group: the simulator' },
        ],
      },
      {
        question: 'What if I give up?',
        answer:
          'Before selection you can leave at any time, but the part that went to the common fund, 80% of each contribution, only comes back if your cancelled seat is drawn later; administration and reserve do not. Selected and without a home, you hand the award back and receive what you paid to the common fund less a 5% penalty, and the administration fee paid for months still to come.',
        links: [
          { href: `${rulesPath('en')}#${ruleAnchor('en', 13)}`, label: 'The rule for leaving' },
        ],
      },
    ] as readonly Question[],
  },
  presentation: {
    title: 'An hour to understand how to acquire a home without a bank.',
    copy: {
      coming: {
        eyebrow: 'A free presentation, in Portuguese',
        lead: 'Come and hear, with figures on the table, how families in Utah acquire homes as a group, without down payment and interest. Bring your family and your questions; the pizza is on us.',
      },
      over: {
        eyebrow: 'Presentations in Portuguese',
        lead: 'At our presentations we show, with figures on the table, how families in Utah acquire homes as a group, without down payment and interest. The last one is over; the next has no date yet.',
      },
    },
    invitations: {
      open: {
        title: 'Secure your seat',
        text: 'Free, without obligation. The full address comes by email.',
      },
      full: {
        title: 'All seats are taken',
        text: 'Every seat of this evening is taken. Seats that are given back appear here again.',
      },
      over: {
        title: 'Hear of the next one',
        text: 'This presentation is over. Leave your details, and we email you as soon as there is a new date.',
      },
    },
    notes: { open: 'Limited seats', full: 'All seats taken', over: 'Over' },
    event: 'The event',
    lastEvent: 'The last event',
    facts: {
      time: 'Time',
      duration: 'Duration',
      seats: 'Seats',
      place: 'Place',
      address: 'Address',
      addressText: 'In full by email only, with the confirmation',
      food: 'To eat',
      foodText: 'Pizza for everybody',
    },
    monthOf: (month: string, year: string) => `${month} ${year}`,
  },
  comparison: {
    title: 'The traditional bank and the cooperative, side by side',
    problem: 'The problem at the bank',
    solution: 'The solution at the cooperative',
    atBank: 'Bank',
    atCooperative: 'Cooperative',
    rows: [
      {
        subject: 'Down payment',
        bank: '20% to 25% of the value, before you get the key',
        cooperative: `None; a ${f.deposit} deposit that counts toward the first contribution`,
      },
      {
        subject: 'Interest',
        bank: '7% to 8% a year for 30 years',
        cooperative: '0%; an administration fee of 1.2% a year',
      },
      {
        subject: 'Credit',
        bank: 'A high score and years of American history',
        cooperative: 'Documented income and contributions on time',
      },
      {
        subject: 'Papers',
        bank: 'Visa and status weigh on the decision',
        cooperative: 'No visa is required; identity and income are',
      },
      { subject: 'Term', bank: '360 payments', cooperative: `${f.term} contributions` },
      {
        subject: 'When you receive it',
        bank: 'Soon, if the bank approves',
        cooperative: `By lottery or bid. ${WAIT_SENTENCE}`,
        link: { href: '/homebuyers#my-chance', label: 'My chance, year by year' },
      },
    ] as readonly Row[],
  },
  lessons: {
    title: 'What you will learn',
    list: [
      [
        'How a group forms',
        `What happens in the first ${f.windowDays} days, and when the ${f.deposit} deposit comes back and when not.`,
      ],
      [
        'What it costs, from beginning to end',
        `The contributions of ${f.small.monthly} and ${f.large.monthly}, administration fee and reserve fund, added up line by line.`,
      ],
      ['Lottery and bid', 'How the two families of each month are selected, and when a bid pays.'],
      [
        'What can go wrong',
        'A long wait, others who pay late, giving up: what the rules say in each case.',
      ],
    ] as Pairs,
    toForm: 'Go to the registration',
  },
});
