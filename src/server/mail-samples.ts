import {
  confirmEmailMail,
  deletionAskedMail,
  emailChangedMail,
  passwordChangedMail,
} from '#features/account-settings/server/emails.ts';
import {
  passwordResetMail,
  resetMail,
  verificationMail,
} from '#features/accounts/server/emails.ts';
import { factorMail, factorNoticeMail } from '#features/accounts/server/factor-emails.ts';
import { noticeMail, roleMail } from '#features/accounts/server/tell-role.ts';
import { applicationReceivedMail } from '#features/applications/server/emails.ts';
import { bidPaymentMail, bidReturnedAlarmMail } from '#features/assemblies/server/bid-emails.ts';
import { listClosedMail, postponedMail, resultMail } from '#features/assemblies/server/emails.ts';
import type { AssemblyRow, PickRow } from '#features/assemblies/server/tables.ts';
import { contributionMailSamples } from '#features/contributions/server/mail-samples.ts';
import {
  depositConfirmationMail,
  depositRefundedMail,
  disputeMail,
} from '#features/deposits/server/emails.ts';
import type { DepositRow } from '#features/deposits/server/tables.ts';
import { paymentLostMail } from '#features/deposits/server/tell-lost.ts';
import {
  paymentReturnedMail,
  unexpectedPaymentMail,
} from '#features/deposits/server/unexpected-emails.ts';
import {
  approvalMail,
  movedBackMail,
  windowEndingMail,
  windowExtendedMail,
} from '#features/groups/server/emails.ts';
import type { WriteMail } from '#features/mails/mail-content.ts';
import { groupFormedMail } from '#features/memberships/server/emails.ts';
import { incomeDecisionMail } from '#features/reviews/server/emails.ts';
import type { WaitlistName } from '#features/waitlist/rules.ts';
import { waitlistMail } from '#features/waitlist/server/emails.ts';
import { newEventMail } from '#features/waitlist/server/event-mail.ts';
import type { EventRow } from '#features/waitlist/server/event-queries.ts';
import type { Locale } from '#shared/locale.ts';

const SITE = 'https://example.com';
const PLAN = '450' as const;
const person = { firstName: 'Ana', fullName: 'Ana Souza', preferredPlan: PLAN };
const moment = new Date('2027-03-15T18:00:00Z');
const group = { planId: PLAN, number: 1, capacity: 480, memberCount: 412, closesAt: moment };
const deposit = {
  id: '018f0000-0000-7000-8000-000000000001',
  planId: PLAN,
  amountCents: 20_000,
  mode: 'live',
  firstName: 'Ana',
  email: 'ana@example.com',
  completedAt: moment,
  refundReason: 'group_not_formed',
} as DepositRow & { completedAt: Date };
const unexpected = {
  paymentId: 'pi_example',
  amount: { cents: 25_000, currency: 'USD' },
  reason: 'wrong_amount' as const,
};
const assembly = {
  groupCode: '450-1',
  month: 3,
  round: 12_345_678,
  heldAt: moment,
  closesAt: moment,
  listSha256: '3f5a…',
} as AssemblyRow;
const pick = { seat: 17, kind: 'lottery', status: 'awarded', instalments: null } as PickRow;
const member = { firstName: 'Ana', seat: 17 };
const bid = { ...member, groupCode: '450-1', month: 3, siteUrl: SITE };
const bidFacts = { amountCents: 22_502_400, payBy: moment };
const income = {
  ...person,
  monthlyIncome: '$8,000',
  adminNotes: null,
  hasPapers: true,
  isShort: false,
};
const event = {
  startsAt: moment,
  endsAt: new Date('2027-03-15T19:00:00Z'),
  city: 'Salt Lake City',
} as EventRow;
const role = {
  email: 'ana@example.com',
  firstName: 'Ana',
  role: 'admin' as const,
  by: 'admin@example.com',
};
const LISTS: Record<Locale, WaitlistName> = { en: 'english', 'pt-BR': 'imovelnoseua' };
const account = { name: 'Ana', link: `${SITE}/verify-email?token=example` };

/** What every mail of the product looks like, by kind, for the catalogue that admins see. */
export const mailSamples: Readonly<Record<string, WriteMail>> = {
  ...contributionMailSamples,
  verification: (locale) => verificationMail(locale, account),
  reset: (locale) =>
    resetMail(locale, { ...account, link: `${SITE}/reset-password?token=example` }),
  'password-reset': (locale) => passwordResetMail(locale, account),
  'password-changed': (locale) => passwordChangedMail(locale, { name: 'Ana', siteUrl: SITE }),
  'email-change': (locale) => confirmEmailMail(locale, { ...account, former: 'ana@example.com' }),
  'email-changed': (locale) => emailChangedMail(locale, { name: 'Ana', to: 'ana@example.org' }),
  'account-deletion': (locale) =>
    deletionAskedMail(locale, { name: 'Ana', dueAt: moment, siteUrl: SITE }),
  'role-changed': (locale) => roleMail(role, SITE, locale),
  'role-notice': () => noticeMail(role, SITE),
  'factor-changed': (locale) => factorMail(locale, { change: 'set', name: 'Ana', siteUrl: SITE }),
  'factor-notice': () =>
    factorNoticeMail({ email: 'ana@example.com', by: 'admin@example.com', siteUrl: SITE }),
  'application-received': (locale) =>
    applicationReceivedMail(person, { site: SITE, pay: `${SITE}/pay/example` }, locale),
  'income-approved': (locale) =>
    incomeDecisionMail({ ...income, adminApprovedIncome: true }, SITE, locale),
  'income-rejected': (locale) =>
    incomeDecisionMail({ ...income, adminApprovedIncome: false }, SITE, locale),
  'income-needed': (locale) =>
    approvalMail(
      group,
      { firstName: 'Ana', incomeVerificationStatus: 'pending' },
      { day: 7, dueAt: moment, siteUrl: SITE },
      locale,
    ),
  'deposit-confirmation': (locale) => depositConfirmationMail(deposit, SITE, locale),
  'deposit-payment-lost': (locale) => paymentLostMail(deposit, SITE, locale),
  'deposit-refunded': (locale) => depositRefundedMail(deposit, SITE, locale),
  'payment-returned': (locale) => paymentReturnedMail(deposit, unexpected, SITE, locale),
  'unexpected-payment': () => unexpectedPaymentMail(deposit, unexpected, SITE),
  dispute: () => disputeMail(deposit, { amountCents: 20_000, reason: 'fraudulent' }, SITE),
  'place-moved': (locale) =>
    movedBackMail(
      { from: group, to: { ...group, number: 2 } },
      { firstName: 'Ana', incomeVerificationStatus: 'pending' },
      { until: moment, siteUrl: SITE },
      locale,
    ),
  'window-extended': (locale) => windowExtendedMail(group, member, SITE, locale),
  reminder: (locale) => windowEndingMail(group, member, SITE, locale),
  'group-formed': (locale) =>
    groupFormedMail(group, { ...member, startMonth: '2027-05' }, SITE, locale),
  'assembly-list': (locale) =>
    listClosedMail(assembly, { ...member, locale }, { isListed: true, siteUrl: SITE }),
  'assembly-postponed': (locale) => postponedMail(assembly, { ...member, locale }, SITE),
  'assembly-result': (locale) => resultMail(assembly, [pick], { ...member, locale }, SITE),
  'bid-payment-failed': (locale) => bidPaymentMail(bid, 'failed', bidFacts, locale),
  'bid-payment-late': (locale) => bidPaymentMail(bid, 'late', { ...bidFacts, payBy: null }, locale),
  'bid-returned': (locale) => bidPaymentMail(bid, 'returned', bidFacts, locale),
  'bid-returned-alarm': () => bidReturnedAlarmMail(bid, bidFacts),
  waitlist: (locale) =>
    waitlistMail(LISTS[locale], {
      firstName: 'Ana',
      siteUrl: SITE,
      now: moment,
      eventAddress: '',
    }),
  'event-announced': () => newEventMail('Ana', SITE, event),
};
