import { type GroupStatus, hasFormed } from '#features/groups/rules.ts';
import type { Dashboard } from './contract.ts';
import { openStep } from './profile.ts';

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
export function nextSteps(dashboard: Dashboard): NextStep[] {
  const { user, application, documents, hasActivePaidDeposit, groups } = dashboard;
  const has = (kind: 'income' | 'id') =>
    documents.some((document) => document.kind === kind && document.isCurrent);
  const status = application?.incomeVerificationStatus;
  const group = groups.find((one) => isCurrent(one.status));
  const hasSeat = groups.some((one) => hasFormed(one.status));
  const isRejected = status === 'rejected';
  /** What needs an application waits for it. */
  const after = (isDone: boolean | undefined) => (isDone ? 'done' : application ? 'open' : 'later');
  return [
    {
      key: 'verify-email',
      title: 'Verify your email',
      text: user.isEmailVerified
        ? `${user.email} is verified.`
        : `Open the link we sent to ${user.email}.`,
      state: user.isEmailVerified ? 'done' : 'open',
    },
    {
      key: 'apply',
      title: 'Submit your application',
      text: application
        ? 'Your application is saved.'
        : 'Two minutes; the same form as on our front page.',
      state: application ? 'done' : user.isEmailVerified ? 'open' : 'later',
    },
    {
      key: 'deposit',
      title: 'Pay the $200 deposit',
      text: hasActivePaidDeposit
        ? 'Paid. It counts toward your first contribution.'
        : hasSeat
          ? 'Your bank took it back. You keep your seat; it is settled with your contributions.'
          : 'It reserves your spot and is refunded in full if no group forms.',
      state: hasSeat && !hasActivePaidDeposit ? 'waiting' : after(hasActivePaidDeposit),
    },
    {
      key: 'profile',
      title: 'Complete your details',
      text: 'Date of birth, profession, address and monthly debt.',
      state: after(application ? openStep(application) === undefined : false),
    },
    {
      key: 'income-papers',
      title: isRejected ? 'Upload further proof of income' : 'Upload proof of income',
      text: isRejected
        ? 'We could not verify your income with what we have; your application says why.'
        : 'Pay stubs, tax returns or bank statements.',
      // A rejection stands until another paper is in, which starts the review again.
      state: after(!isRejected && (has('income') || status === 'approved')),
    },
    {
      key: 'id',
      title: 'Upload your ID',
      text: 'A passport, driver license or state ID.',
      // Papers are locked once the income is approved.
      state: after(has('id') || status === 'approved'),
    },
    {
      key: 'review',
      title: 'Income review',
      text: reviewText(status),
      state: status === 'approved' ? 'done' : status === 'uploaded' ? 'waiting' : 'later',
    },
    {
      key: 'group',
      title: 'Your group forms',
      text: group
        ? `${group.name}: ${group.currentMembers} of ${group.capacity} households.`
        : 'Your deposit takes a place in the oldest forming group of your plan.',
      state: !group ? 'later' : hasFormed(group.status) ? 'done' : 'waiting',
    },
  ];
}

/** A group that ended without forming is no longer the member's way on. */
const isCurrent = (status: GroupStatus) => status === 'forming' || hasFormed(status);

function reviewText(status: string | undefined): string {
  if (status === 'approved') return 'Approved.';
  if (status === 'uploaded') return 'We are reading your documents and will write to you.';
  if (status === 'rejected') return 'Begins again when further documents are in.';
  return 'Begins when your income documents are in.';
}
