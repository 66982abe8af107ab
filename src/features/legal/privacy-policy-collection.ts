import { definitions, type LegalSection, list, paragraph } from './documents.ts';

export const COLLECTION_SECTIONS: readonly LegalSection[] = [
  {
    id: 'summary',
    heading: '1. In short',
    blocks: [
      list(
        'We collect what an application, a deposit and a place in a group require.',
        'Your documents are stored encrypted and opened only through links that expire; each opening is recorded.',
        'Your card details go to our payment provider and never touch our servers.',
        'We do not sell your personal data.',
        'We keep records for 7 years. If your application is deleted sooner, we keep your contact details for marketing unless you object.',
        'To ask for anything described here, write to {contactEmail}.',
      ),
    ],
  },
  {
    id: 'what-we-collect',
    heading: '2. What we collect',
    blocks: [
      paragraph('From you:'),
      definitions({
        'Your application':
          'First and last name, email address, phone number if you give one, city, state, age group, monthly income range, what describes you best as an applicant (for example first-time homebuyer), preferred plan, and your answers to the six consent statements.',
        'Completing your application':
          'Date of birth, profession, street address, ZIP code, monthly debts, and whether you have a Social Security number or ITIN. We ask only yes or no, never for the number itself.',
        Documents:
          'Papers that show your income and a copy of an identity document. Please cover a Social Security number where it appears on them.',
        'Your account':
          'Email address and, if you choose one, a password, of which we store only a salted hash. If you sign in with Google, we receive your name, email address, whether Google has verified it, and your profile picture; we never see your Google password.',
        'Waitlist and events':
          'Name, email address, preferred plan, what describes you best or your property goal, and, where the form asks for them, a phone number and a message.',
        'Your membership':
          'Your seat, contributions, bids and awards; how you pay; the bank account to which we send you money, stored encrypted and shown by its last four digits; the home you choose and its papers; and whom you name to take your seat over.',
        Messages: 'What you write to us by email or in a chat.',
      }),
      paragraph('Through your use of the site:'),
      definitions({
        'Proof of consent':
          'The version of each text you accepted, with the time and your IP address.',
        'Where you came from':
          'Campaign tags or an ad click identifier in the link you followed, or else whether you came from a search engine or social network. We store this as the source of your application or entry.',
        'Technical data':
          'IP address, browser type, time and address of requests, and errors. We also count requests by IP address and email address to stop abuse.',
        'Your payments':
          'Amount, status, dates, the payment provider’s reference number, and the kind, brand and last four digits of what paid. Not the rest of your card number, its expiry date or its security code.',
        'Your progress':
          'Your group and your place in it, the status of your review, and notes of our staff on your application.',
      }),
      paragraph(
        'Anyone can read the public pages, the calculators and the blog without giving us a name. The calculators work in your browser; a link that you share to reproduce a calculation contains its figures.',
      ),
    ],
  },
  {
    id: 'why',
    heading: '3. Why we use it',
    blocks: [
      list(
        'To receive and review your application, and to verify your age, identity and income.',
        'To take, confirm, credit and refund your deposit and to keep correct books.',
        'To form and run groups, hold the monthly selections, buy homes, and tell you how your group is doing.',
        'To sign you in and to keep other people out of your data.',
        'To answer you, run the waitlist and organize events you registered for.',
        'To tell you about the program, unless you object.',
        'To learn which pages and campaigns bring people to us.',
        'To prevent fraud and abuse, to meet legal duties and to settle disputes.',
      ),
      paragraph(
        'The preliminary result on your dashboard is a calculation with the figures you declared: income less debts, compared with the plan’s contribution. It decides nothing. A person approves or rejects your income verification.',
      ),
    ],
  },
  {
    id: 'sensitive-data',
    heading: '4. Sensitive information',
    blocks: [
      paragraph(
        'Identity documents can show more than we ask for, such as citizenship or immigration status. We use them only to verify who you are and how old you are, and record nothing else from them. You may decline to upload one, but we may then be unable to complete your application.',
      ),
    ],
  },
];
