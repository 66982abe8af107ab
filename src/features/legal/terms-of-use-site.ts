import { type LegalSection, list, paragraph } from './documents.ts';

/** The use of the web site, and the closing sections. */
export const SITE_TERMS: readonly LegalSection[] = [
  {
    id: 'account',
    heading: '15. Your account',
    blocks: [
      paragraph(
        'You sign in with a Google account, or with an email address and a password. Keep your password to yourself and choose one that you use nowhere else. You are responsible for what happens through your account until you tell us that someone else may have access to it.',
      ),
      paragraph(
        'We may suspend an account that breaks these terms or puts other people’s data or money at risk. We say why, unless the law prevents it, and a suspension does not change what you are owed.',
      ),
    ],
  },
  {
    id: 'fair-use',
    heading: '16. Fair use',
    blocks: [
      paragraph('When you use the site, do not:'),
      list(
        'give false information, pretend to be someone else or upload documents that are not yours to share;',
        'upload anything that contains malicious code;',
        'try to reach other people’s records, get around limits or overload the service;',
        'collect data from the site by automated means, except as search engines commonly do;',
        'use another person’s card without their permission.',
      ),
    ],
  },
  {
    id: 'information',
    heading: '17. Calculators, articles and examples',
    blocks: [
      paragraph(
        'Calculators compare the program with a mortgage under assumptions that each page states. Articles and examples are general information. None of it is financial, tax or legal advice, and no result is a promise. Ask an adviser of your choice before a decision of this size.',
      ),
    ],
  },
  {
    id: 'waitlist-events',
    heading: '18. Waitlist and events',
    blocks: [
      paragraph(
        'A waitlist entry or an event registration costs nothing and obliges you to nothing. It does not reserve a spot in a group. Places at events are limited, and an event may be moved or cancelled; we then tell those who registered.',
      ),
    ],
  },
  {
    id: 'communication',
    heading: '19. How we communicate',
    blocks: [
      paragraph(
        'We do business electronically: you accept our texts by ticking boxes, and we write to the email address of your application. We store the version of each text you accepted, with the time and your IP address. Please keep your address current and tell us if you no longer receive our mail.',
      ),
      paragraph(
        'How we handle personal data is described in the Privacy Policy, including how to stop marketing messages. Messages about your application, deposit and group are part of the service.',
      ),
    ],
  },
  {
    id: 'content',
    heading: '20. Our content and yours',
    blocks: [
      paragraph(
        'The texts, design, illustrations and name of {brand} belong to {entity} or those who licensed them to us. You may read, print and share pages for personal use. What you upload remains yours; you allow us to use it for reviewing your application and running the program, and for nothing else.',
      ),
    ],
  },
  {
    id: 'availability',
    heading: '21. Availability and liability',
    blocks: [
      paragraph(
        'We work to keep the site available and correct, but it can be interrupted or contain mistakes, and we correct those we learn of. As far as the law allows, we are not liable for losses caused by an interruption of the site, by other companies’ services or by relying on general information.',
      ),
      paragraph(
        'Nothing in these terms limits liability that the law does not allow us to limit, our duty to return money that is yours, or the rights that consumer law gives you.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: '22. Changes to these terms',
    blocks: [
      paragraph(
        'Each version carries its date. If we change these terms in a way that matters to applicants, we announce it on this page and by email to those with an open application or a place in a group, before it takes effect. The fees and rules of a group that has already formed do not change to the disadvantage of its members without their agreement.',
      ),
    ],
  },
  {
    id: 'law',
    heading: '23. Law and disputes',
    blocks: [
      paragraph(
        'These terms are governed by the laws of the State of Utah, and disputes belong before the courts there, unless the law gives you another choice. Please write to us first, so that we can try to settle the matter with you. If one part of these terms turns out to be invalid, the rest remains in force.',
      ),
    ],
  },
  {
    id: 'contact',
    heading: '24. Contact',
    blocks: [paragraph('{entity} ({brand}), {contactAddress}. Email: {contactEmail}.')],
  },
];
