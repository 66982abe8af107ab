import { isPaperRequested } from '#features/applications/rules.ts';
import { type GroupStatus, groupNameIn, hasFormed } from '#features/groups/rules.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { Dashboard } from './contract.ts';
import { paidAmount } from './paid-deposits.ts';
import { openStep } from './profile.ts';
import { overviewTexts } from './texts.ts';

export type NextStepKey =
  | 'verify-email'
  | 'apply'
  | 'deposit'
  | 'profile'
  | 'income-papers'
  | 'id'
  | 'review'
  | 'group';

export type NextStep = {
  key: NextStepKey;
  title: string;
  text: string;
  /** `waiting`: nothing for the member to do. */
  state: 'done' | 'open' | 'waiting' | 'later';
};

/** What is done, what comes next and what is awaited, from the member's real state. */
export function nextSteps(dashboard: Dashboard, locale: Locale = 'en'): NextStep[] {
  const { steps: texts } = overviewTexts(locale);
  const { user, application, documents, hasActivePaidDeposit, groups } = dashboard;
  const has = (kind: 'income' | 'id') =>
    documents.some((document) => document.kind === kind && document.isCurrent);
  const status = application?.incomeVerificationStatus;
  const deposit =
    (hasActivePaidDeposit && paidAmount(dashboard.deposits)) ||
    usd(Math.round(dashboard.stripePaymentAmount * 100));
  const group = groups.find((one) => isCurrent(one.status));
  const hasSeat = groups.some((one) => hasFormed(one.status));
  const isRejected =
    status === 'rejected' || (application !== null && isPaperRequested(application));
  const isApproved = status === 'approved';
  /** Steps that need an application wait for it. */
  const after = (isDone: boolean | undefined) => (isDone ? 'done' : application ? 'open' : 'later');
  const steps: NextStep[] = [
    {
      key: 'verify-email',
      title: texts.verifyEmail,
      text: user.isEmailVerified ? texts.isVerified(user.email) : texts.openLink(user.email),
      state: user.isEmailVerified ? 'done' : 'open',
    },
    {
      key: 'apply',
      title: texts.apply,
      text: application ? texts.applied : texts.applyText,
      state: application ? 'done' : user.isEmailVerified ? 'open' : 'later',
    },
    {
      key: 'deposit',
      title: hasActivePaidDeposit
        ? texts.depositReceived
        : texts.deposit(formatMoney(deposit, locale)),
      text: hasActivePaidDeposit
        ? texts.depositPaid
        : hasSeat
          ? texts.depositTakenBack
          : texts.depositText,
      state: hasSeat && !hasActivePaidDeposit ? 'waiting' : after(hasActivePaidDeposit),
    },
    {
      key: 'profile',
      title: texts.profile,
      text: texts.profileText,
      state: after(application ? openStep(application) === undefined : false),
    },
    {
      key: 'income-papers',
      title: isRejected ? texts.incomeAgain : texts.income,
      text: isRejected ? texts.incomeAgainText : texts.incomeText,
      // A rejection stays until another paper is uploaded, which starts the review again.
      state: after(!isRejected && has('income')),
    },
    {
      key: 'id',
      title: texts.id,
      text: texts.idText,
      state: after(has('id')),
    },
    {
      key: 'review',
      title: texts.review,
      text: texts.reviews[isRejected ? 'rejected' : (status ?? 'pending')],
      state: isApproved ? 'done' : status === 'uploaded' ? 'waiting' : 'later',
    },
    {
      key: 'group',
      title: texts.group,
      text: group
        ? texts.groupText(groupNameIn(group.name, locale), group.currentMembers, group.capacity)
        : texts.noGroup,
      state: !group ? 'later' : hasFormed(group.status) ? 'done' : 'waiting',
    },
  ];
  // Papers are locked once the income is approved: missing ones are no longer requested.
  const isNeeded = ({ key, state }: NextStep) => !PAPER_STEPS.includes(key) || state === 'done';
  const needed = isApproved ? steps.filter(isNeeded) : steps;
  if (!hasActivePaidDeposit) return needed;
  // Whoever has just paid looks for it first.
  const isDeposit = ({ key }: NextStep) => key === 'deposit';
  return [...needed.filter(isDeposit), ...needed.filter((step) => !isDeposit(step))];
}

const PAPER_STEPS: readonly NextStepKey[] = ['income-papers', 'id'];

/** A group that ended without forming is no longer current. */
const isCurrent = (status: GroupStatus) => status === 'forming' || hasFormed(status);
