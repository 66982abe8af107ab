import { z } from 'zod';
import { password } from '#features/accounts/contract.ts';
import { MAIL_CHOICES } from '#features/accounts/mail-choices.ts';
import { sayAccount } from '#features/accounts/texts.ts';
import { PAYMENT_KINDS } from '#features/contributions/states.ts';
import { defineCalls } from '#shared/api/call.ts';
import { emailAddress } from '#shared/api/fields.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { DELETION_REFUSALS } from './rules.ts';

const TAG = 'Account settings';
const memberCall = defineCalls({ tag: TAG, access: 'member' });
const publicCall = defineCalls({ tag: TAG, access: 'public' });
const done = z.object({ ok: z.literal(true) });
const moment = z.iso.datetime();
const currentPassword = z
  .string({ error: sayAccount('currentPassword') })
  .min(1, { error: sayAccount('currentPassword') })
  .max(1_000);

/** What the settings page shows of an account. */
export const accountView = z.object({
  email: z.string(),
  isEmailVerified: z.boolean(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  mailLanguage: z.enum(LOCALES),
  mailChoice: z.enum(MAIL_CHOICES),
  /** The application with their address; a stranger may have sent it. */
  application: z.object({ sentAt: moment, canDiscard: z.boolean() }).nullable(),
  deletion: z.object({
    /** When the account will be deleted, if its owner requested it. */
    dueAt: moment.nullable(),
    /** Why it cannot be deleted now. */
    refusal: z.enum(DELETION_REFUSALS).nullable(),
  }),
});
export type AccountView = z.output<typeof accountView>;

export const readAccountCall = memberCall({
  method: 'GET',
  path: '/api/account',
  summary: 'The account of whoever is signed in, as the settings page shows it',
  response: accountView,
});

export const changePasswordCall = memberCall({
  method: 'POST',
  path: '/api/account/password',
  needsFactor: 'if-set',
  summary: 'Change the password; every other session ends',
  body: z.strictObject({ currentPassword, newPassword: password }),
  response: done,
  errors: ['CURRENT_PASSWORD_WRONG', 'PASSWORD_NOT_SET', 'WEAK_PASSWORD', 'PASSWORD_TOO_LONG'],
});

export const changeEmailCall = memberCall({
  method: 'POST',
  path: '/api/account/email',
  needsFreshSignIn: true,
  summary: 'Ask for another email address; a link goes to it, which makes the change',
  body: z.strictObject({
    email: emailAddress(),
    /** Needed where the account has a password. */
    currentPassword: currentPassword.optional(),
  }),
  response: done,
  errors: ['CURRENT_PASSWORD_WRONG', 'SAME_ADDRESS', 'ADDRESS_TAKEN', 'EMAIL_NOT_VERIFIED'],
});

export const confirmEmailCall = publicCall({
  method: 'POST',
  path: '/api/account/email/confirm',
  summary: 'Change the email address by the link that went to the new one',
  body: z.strictObject({ token: z.string().min(1).max(2_000) }),
  response: z.object({ email: z.string() }),
  errors: ['CHANGE_LINK_ENDED', 'ADDRESS_TAKEN'],
});

export const stopEmailChangeCall = publicCall({
  method: 'POST',
  path: '/api/account/email/stop',
  summary: 'Stop a change of the email address by the link that went to the present one',
  body: z.strictObject({ token: z.string().min(1).max(2_000) }),
  response: z.object({ email: z.string() }),
  errors: ['CHANGE_LINK_ENDED'],
});

/** A browser in which the person is signed in. */
export const sessionView = z.object({
  id: z.string(),
  /** The browser's user agent. */
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable(),
  startedAt: moment,
  lastSeenAt: moment,
  isCurrent: z.boolean(),
});
export type SessionView = z.output<typeof sessionView>;

export const listSessionsCall = memberCall({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the person is signed in, the last used first',
  response: z.array(sessionView),
});

export const endSessionCall = memberCall({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Sign out one of one’s own browsers',
  params: z.object({ id: z.string().min(1).max(100) }),
  response: done,
  errors: ['SESSION_NOT_FOUND'],
});

export const endSessionsCall = memberCall({
  method: 'POST',
  path: '/api/account/sign-out',
  summary: 'Sign out everywhere, or everywhere else',
  body: z.strictObject({ scope: z.enum(['everywhere', 'elsewhere']) }),
  response: z.object({ ended: z.number().int() }),
});

export const changeLanguageCall = memberCall({
  method: 'PUT',
  path: '/api/account/mail-language',
  summary: 'Choose the language of our mails',
  body: z.strictObject({ language: z.enum(LOCALES) }),
  response: done,
});

export const changeMailChoiceCall = memberCall({
  method: 'PUT',
  path: '/api/account/mail-choice',
  summary: 'Choose how much we write: essentials, a monthly digest, or everything',
  body: z.strictObject({ choice: z.enum(MAIL_CHOICES) }),
  response: done,
});

/** Money that the person paid. */
export const paymentEntry = z.object({
  id: z.uuid(),
  kind: z.enum(PAYMENT_KINDS),
  amountCents: z.number().int(),
  returnedCents: z.number().int(),
  paidAt: moment,
  /** What paid it; null where it was received outside the provider. */
  method: z
    .object({ kind: z.enum(['card', 'us_bank_account']), last4: z.string(), name: z.string() })
    .nullable(),
  instalments: z.number().int().nullable(),
  seat: z.object({ groupName: z.string(), number: z.number().int() }).nullable(),
  payer: z.string(),
  receipt: z.string(),
});
export type PaymentEntry = z.output<typeof paymentEntry>;

export const listPaymentsCall = memberCall({
  method: 'GET',
  path: '/api/account/payments',
  summary: 'Everything the person paid, the newest first',
  response: z.array(paymentEntry),
});

export const downloadDataCall = memberCall({
  method: 'GET',
  path: '/api/account/data.json',
  needsFreshSignIn: true,
  summary: 'What we hold about the person, as a JSON file',
  response: z.custom<Response>(),
  responseTypes: ['application/json'],
});

export const requestDeletionCall = memberCall({
  method: 'POST',
  path: '/api/account/deletion',
  needsFreshSignIn: true,
  summary: 'Ask to delete the account; it goes after some days',
  response: z.object({ dueAt: moment }),
  errors: ['DELETION_REFUSED_MEMBER', 'DELETION_REFUSED_DEPOSIT', 'DELETION_REFUSED_ADMIN'],
});

export const discardApplicationCall = memberCall({
  method: 'DELETE',
  path: '/api/account/application',
  needsFreshSignIn: true,
  summary: 'Discard the application with one’s address, such as one that a stranger sent',
  response: done,
  errors: ['NO_APPLICATION', 'APPLICATION_HAS_MONEY'],
});

export const withdrawDeletionCall = memberCall({
  method: 'DELETE',
  path: '/api/account/deletion',
  summary: 'Keep the account after all',
  response: done,
});
