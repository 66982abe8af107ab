import { brand } from '#shared/brand.ts';
import { pluralIn } from '#shared/text/plural.ts';
import type { PaymentEntry } from '../contract.ts';
import { DELETION_DAYS, type DeletionRefusal } from '../rules.ts';

const plural = pluralIn('en');

const kinds: Record<PaymentEntry['kind'], string> = {
  deposit: 'Deposit',
  payment: 'Contribution',
  automatic: 'Automatic contribution',
  manual: 'Contribution, received by the office',
  prepayment: 'Prepayment of last instalments',
  surplus: 'Credit that your home did not need',
  transfer: 'Instalments taken over with the seat',
};
const refusals: Record<DeletionRefusal, string> = {
  member:
    'You hold or held a seat in a group that has formed. The group’s books name you, so your account stays. Write to us if you want to leave the group.',
  deposit:
    'Your deposit is with us and holds your place. Write to us, or come back here once it has been returned.',
  admin: 'Your account is an admin’s. Another admin has to take the role away first.',
};

/** The sentences of the settings pages. */
export const texts = {
  title: 'Account settings',
  intro: 'Your sign-in, your data and what we write to you.',
  loading: 'your account',
  failed: 'Not Saved',
  saving: 'Saving…',
  cancel: 'Cancel',
  /** Other languages than English name the server's refusals. */
  refusals: {} as Partial<Record<string, string>>,
  email: {
    title: 'Email address',
    current: (email: string) => `You sign in with ${email}.`,
    change: 'Change email address',
    label: 'New email address',
    password: 'Your current password',
    send: 'Send the link',
    sent: 'Please Check Your Mail',
    sentText: (email: string) =>
      `A link is on its way to ${email}. Your address changes when you open it.`,
    hint: 'We send a link to the new address. Your application and deposit go along.',
    unverified: 'Confirm your present address first; then you can change it.',
  },
  password: {
    title: 'Password',
    text: 'Changing it signs you out in every other browser.',
    change: 'Change password',
    current: 'Current password',
    next: 'New password',
    save: 'Save new password',
    saved: 'Password Changed',
    savedText: 'You were signed out in every other browser.',
    none: 'You sign in with Google and have no password here. You may add one by a link in a mail.',
    add: 'Mail me a link',
    added: 'Please Check Your Mail',
    addedText: 'The link lets you choose a password.',
  },
  sessions: {
    title: 'Where you are signed in',
    loading: 'your sessions',
    unknown: 'Another browser',
    here: 'This browser',
    line: (address: string, seen: string) => `${address}, last seen ${seen}`,
    noAddress: 'unknown address',
    end: 'Sign out',
    endOf: (device: string) => `Sign out ${device}`,
    ended: 'Signed Out',
    elsewhere: 'Sign out everywhere else',
    everywhere: 'Sign out everywhere',
  },
  signIns: {
    title: 'Latest sign-ins',
    loading: 'your sign-ins',
    text: 'Sign-ins by password, and those that failed. If one was not you, change your password.',
    none: 'There was no sign-in by password yet.',
    succeeded: 'Signed in',
    failed: 'Failed',
  },
  language: {
    title: 'Language',
    label: 'Language',
    hint: 'For our mails and all of your pages. Of the agreements, the English text binds.',
    saved: 'Language Saved',
  },
  mails: {
    title: 'Mails from us',
    label: 'How much we write',
    hint: 'Whatever you choose, we write when something has to be paid, signed or known at once, before each automatic payment, and when another payment of yours has arrived. We also send the hash of each assembly’s list when it closes.',
    saved: 'Choice saved',
    choices: {
      essentials: 'Essentials only',
      digest: 'Essentials and a monthly digest',
      everything: 'Everything as it happens',
    },
  },
  payments: {
    title: 'Payments',
    loading: 'your payments',
    none: 'You have not paid anything yet.',
    kinds,
    method: {
      card: (name: string, last4: string) => `${name} ending in ${last4}`,
      us_bank_account: (name: string, last4: string) =>
        `${name || 'Bank account'} ending in ${last4}`,
    },
    otherMethod: 'Other way',
    returned: (amount: string) => `${amount} returned`,
    receipt: 'Receipt',
    receiptOf: (what: string, day: string) => `Receipt for ${what}, ${day}`,
    seat: (group: string, seat: number) => `${group}, seat ${seat}`,
  },
  receipt: {
    title: 'Receipt',
    back: 'Back to account settings',
    print: 'Print',
    number: 'Receipt number',
    date: 'Date of payment',
    from: 'Received from',
    what: 'For',
    method: 'Paid with',
    amount: 'Amount',
    returned: 'Returned since',
    kept: 'Balance',
    instalments: (count: number) =>
      `${count} ${plural(count, { one: 'instalment', other: 'instalments' })}`,
    note: `${brand.legalEntity} is not a bank. This is a receipt, not a statement of account.`,
    missing: 'This payment is not among yours.',
  },
  application: {
    title: 'Your application',
    text: (day: string) =>
      `An application with your address was sent on ${day}. If it is yours, go on with it on your dashboard. Was it somebody else, or do you want to start again? Then discard it: it is deleted with its documents, and you can apply once more.`,
    discard: 'Discard this application',
    question: 'Delete the application and its documents?',
    yes: 'Yes, delete it',
    done: 'Application Deleted',
  },
  data: {
    title: 'Your data',
    text: 'What we hold about you, in one file: account, application, documents by name, seats, payments and mails. The documents themselves are on your dashboard. Notes of our staff are not in the file: write to us if you want to read them.',
    download: 'Download my data',
    working: 'Preparing…',
    documents: 'Open your documents',
    failed: 'Download Failed',
    fileName: 'my-data.json',
  },
  deletion: {
    title: 'Delete your account',
    means: [
      `Your account goes ${DELETION_DAYS} days after you ask; until then you can keep it.`,
      'Your application and documents are deleted, and you are signed out everywhere.',
      'Records of payments stay for 7 years, as the law asks, and so does the log of what admins did.',
    ],
    refusals,
    ask: 'Delete my account',
    confirmTitle: 'Delete your account?',
    phrase: 'delete my account',
    asked: 'Deletion Asked For',
    due: (day: string) => `Your account will be deleted on ${day}.`,
    keep: 'Keep my account',
    kept: 'Your Account Stays',
  },
  stopped: {
    title: 'The change was stopped',
    text: (email: string) =>
      `The email address of your account stays ${email}. If you did not ask for the change, please set a new password now: whoever asked for it was signed in as you.`,
    ended: 'This link no longer works',
    endedText:
      'It is older than a day, or the address was changed already. If that was not you, please write to us at once.',
  },
  changed: {
    title: 'Your email address is changed',
    text: (email: string) => `From now on you sign in with ${email}.`,
    ended: 'This link no longer works',
    endedText: 'It was used already, is older than a day, or the address is taken by now.',
  },
};
