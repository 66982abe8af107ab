import { useState } from 'react';
import { EmailVerificationNotice } from '#features/accounts/profile/web/email-verification-notice.tsx';
import { useKeptChoice } from '#features/accounts/profile/web/use-kept-choice.ts';
import type { SignedInUser } from '#features/accounts/sign-in/web/auth-store.ts';
import { useSeats } from '#features/contributions/web/use-contributions.ts';
import { DocumentsPanel } from '#features/documents/web/documents-panel.tsx';
import { hasFormed } from '#features/groups/rules.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import type { Dashboard } from '../../contract.ts';
import { OpenAward } from '../../home/web/open-award.tsx';
import { nextSteps } from '../../next-steps.ts';
import { paidAmount } from '../../paid-deposits.ts';
import { overviewTexts } from '../../texts.ts';
import { MemberNavigation } from '../member-navigation.tsx';
import { memberTexts } from '../texts.ts';
import { AccountPanel } from './account-panel.tsx';
import { ApplicationPanel } from './application-panel.tsx';
import { DepositPanel } from './deposit-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { GroupCard } from './group-card.tsx';
import { NextSteps } from './next-steps-list.tsx';

const ApplicationDialog = lazyDialog(
  () => import('./application-dialog.tsx'),
  ({ ApplicationDialog }) => ApplicationDialog,
);

type DashboardViewProps = {
  user: SignedInUser;
  dashboard: Dashboard;
  refresh: () => void;
  refreshSoon: () => void;
};

/** A title inside a sentence; 'ID' stays in capitals. */
const lowerFirst = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

export function DashboardView({ user, dashboard, refresh, refreshSoon }: DashboardViewProps) {
  const [applying, setApplying] = useKeptChoice<'' | 'open'>('applying', '');
  /** The application was just sent from here: its payment is next. */
  const [hasApplied, setHasApplied] = useState(false);
  const { application, groups, documents } = dashboard;
  const name = application?.firstName ?? dashboard.user.firstName ?? dashboard.user.displayName;
  const locale = useLocale();
  const texts = useTexts(overviewTexts);
  const pages = useTexts(memberTexts);
  const steps = nextSteps(dashboard, locale);
  const paid = paidAmount(dashboard.deposits)?.cents ?? dashboard.stripePaymentAmount * 100;
  const deposit = formatMoney(usd(paid), locale);
  const next = steps.find(({ state }) => state === 'open');
  const { data: seats = [], isError } = useSeats();
  const hasSeat = seats.length > 0;
  const isDone = hasSeat && steps.every(({ state }) => state === 'done');

  return (
    <div className="member-page">
      <MemberNavigation hasSeat={hasSeat} />
      <h1 className="break-words text-title">
        {hasSeat ? pages.application : name ? texts.welcome(name) : texts.welcomeAnybody}
      </h1>
      {(next || !hasSeat) && (
        <p className="mt-2 text-lg text-muted">
          {next ? texts.next(lowerFirst(next.title)) : texts.nothingToDo}
        </p>
      )}
      {hasSeat && (
        <div className="mt-5">
          <OpenAward />
        </div>
      )}
      {isError && (
        <p role="alert" className="mt-4 text-danger">
          {texts.seatsFailed}
        </p>
      )}
      {!dashboard.user.isEmailVerified && <EmailVerificationNotice email={user.email} />}
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6 lg:sticky lg:top-24 lg:order-last">
          {!isDone && <NextSteps steps={steps} onApply={() => setApplying('open')} />}
          <div className="hidden lg:block">
            <AccountPanel user={dashboard.user} />
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {/* From formation on the deposit is part of the first contribution. */}
          {!hasSeat && (
            <DepositPanel
              dashboard={dashboard}
              isPayingAtOnce={hasApplied}
              onApply={() => setApplying('open')}
              onPaid={refreshSoon}
            />
          )}
          {groups.map((group) => (
            <GroupCard key={group.id} group={group} deposit={deposit} onChanged={refresh} />
          ))}
          {application && (
            <>
              <ApplicationPanel
                application={application}
                hasFormedGroup={groups.some(({ status }) => hasFormed(status))}
                onChanged={refresh}
              />
              <DetailsPanel application={application} onChanged={refresh} />
              <Panel id="documents" title={texts.documents}>
                <DocumentsPanel
                  documents={documents}
                  isLocked={application.adminApprovedIncome}
                  onChanged={refresh}
                />
              </Panel>
            </>
          )}
          <div className="lg:hidden">
            <AccountPanel user={dashboard.user} />
          </div>
        </div>
      </div>
      {applying && (
        <ApplicationDialog
          user={dashboard.user}
          onClose={() => setApplying('')}
          onSubmitted={() => {
            setHasApplied(true);
            refreshSoon();
          }}
        />
      )}
    </div>
  );
}
