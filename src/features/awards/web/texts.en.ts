import { pluralIn } from '#shared/text/plural.ts';

const plural = pluralIn('en');

/** The sentences of the member's page. */
export const texts = {
  loading: 'your award',
  none: {
    title: 'Your home begins here',
    text: 'When your seat is selected in an assembly, this page leads you from the papers to the keys: what comes next, whose turn it is and by when.',
    link: 'See your assemblies',
    href: '/dashboard/assemblies',
  },
  left: {
    title: 'No seat of yours waits for a home',
    text: 'The seat was left or passed on before it was selected. How that was worked out, and what is still to come to you, stands in its statement.',
    link: 'See the statement',
    href: '/dashboard/leaving',
  },
  way: 'Your way home',
  selected: 'Selected',
  seat: (group: string, seat: number) => `${group}, seat ${seat}`,
  credit: 'set aside for your home',
  creditOf: 'the credit of this seat',
  target: (from: string, until: string) => `Target: between ${from} and ${until}`,
  yourTurn: 'It is your turn',
  theirTurn: {
    papers: 'We are looking at your papers',
    home: 'We are looking at the home you chose',
    appraisal: 'We are looking at appraisal and title',
    closing: 'We are preparing the closing and the payment',
    paid: 'The home is paid',
    title_company: 'The title company is at work; you do not need to do anything',
  },
  late: (days: number) =>
    `${days} ${plural(days, { one: 'day', other: 'days' })} behind the target`,
  by: (day: string) => `by ${day}`,
  doneStep: 'done',
  held: 'Money of your winning bid came back, so the credit cannot be used until it is made good. Please open your assemblies.',
  unchanged: 'Your monthly contribution goes on as before. We do not ask for your income again.',
  paid: (day: string) => `Paid on ${day}. Welcome home.`,
  papers: {
    title: 'Papers',
    text: 'A paper that proves your identity is needed; add what you have of the purchase. PDF, JPEG, PNG, WebP or HEIC, up to 10 MB each.',
    kind: 'What it is',
    file: 'Choose a file',
    upload: 'Upload',
    uploaded: 'Uploaded',
    empty: 'Nothing uploaded yet.',
    send: 'My papers are complete',
    sent: 'Sent. We look at them within three business days.',
  },
  home: {
    title: 'The home you chose',
    text: 'Name the home before you sign anything: we look at it first.',
    address: 'Address',
    price: 'Price in dollars',
    seller: 'Who sells it',
    titleCompany: 'Title company',
    send: 'Send us this home',
    sent: 'Sent. We order appraisal and title.',
    badPrice: 'Please enter the price, such as 430,000',
    priceLabel: 'Price',
    rest: {
      title: 'Above the credit',
      text: (rest: string) =>
        `This price is ${rest} above your credit. Please say who pays that, and from what.`,
      payer: 'Who pays the rest',
      source: 'From what',
      choose: 'Please choose',
      proof: 'Upload a proof of funds under Papers below first, then send the home.',
      proven: 'A proof of funds is among your papers.',
    },
  },
  surplus: {
    title: 'What the price leaves of your credit',
    total: 'Credit less price',
    expenses: 'Documented expenses, paid to you',
    prepaid: (count: number) =>
      `Prepays your last ${count} ${plural(count, { one: 'instalment', other: 'instalments' })}`,
    next: 'Credited to your next instalment',
    cash: 'Paid to you',
  },
  history: 'What happened so far',
  handBack: 'Hand the award back',
  failed: 'That did not work',
  /** Other languages translate the server's refusals by their code. */
  refusals: {} as Partial<Record<string, string>>,
};
