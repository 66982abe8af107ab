import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { buttonStyles } from '#ui/button.tsx';
import { countOf, formatShortDay } from '#ui/language/format.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { RankedBars } from '#ui/plot/ranked-bars.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { OVERVIEW_DAYS, type Overview, readOverviewCall } from '../contract.ts';
import { DayBars } from './day-bars.tsx';
import { formatShare, funnelBars, groupBars, sourceBars } from './overview-bars.ts';

const CARD = 'rounded-card bg-paper p-5 shadow-card sm:p-6';

export function Page() {
  const [days, setDays] = useState<number>(90);
  const { data, isError, refetch } = useRead(
    readOverviewCall,
    { query: { days } },
    { isFresh: true },
  );
  return (
    <>
      <PageHeading
        title="Overview"
        intro="Every figure leads to its list. Days are counted in Mountain Time."
      >
        <fieldset className="flex rounded-full bg-sand p-1">
          <legend className="sr-only">Span</legend>
          {OVERVIEW_DAYS.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={days === choice}
              onClick={() => setDays(choice)}
              className="rounded-full px-4 py-1.5 text-sm aria-pressed:bg-paper aria-pressed:font-semibold aria-pressed:shadow-card"
            >
              {choice === 365 ? '1 year' : `${choice} days`}
            </button>
          ))}
        </fieldset>
      </PageHeading>
      <LoadState
        what="the figures"
        isLoading={!data}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
      {data && <Figures overview={data} />}
    </>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const [, navigate] = useLocation();
  const { from, waitingForReview } = overview;
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      {waitingForReview > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-clay px-5 py-4 lg:col-span-2">
          <span>
            <strong className="font-semibold">{countOf(waitingForReview, 'application')}</strong>{' '}
            {waitingForReview === 1 ? 'waits' : 'wait'} for an income review.
          </span>
          <Link href="/admin?incomeStatus=uploaded&sort=waiting" className={buttonStyles('accent')}>
            Review the longest waiting first
          </Link>
        </p>
      )}
      <section className={`${CARD} lg:col-span-2`}>
        <DayBars
          title="Applications by day"
          bars={overview.days.map(({ day, applications }) => ({
            key: day,
            label: formatShortDay(day),
            value: applications,
            href: `/admin?from=${day}&to=${day}`,
          }))}
          write={(value) => countOf(value, 'application')}
          onOpen={({ href }) => navigate(href)}
        />
      </section>
      <div className="grid content-start gap-5">
        <Panel title="From visit to approval">
          <RankedBars bars={funnelBars(overview)} />
          <p className="mt-4 text-muted text-sm">
            {countOf(overview.funnel.visits, 'visit')} of public pages in this span
            {/* Counting may have begun after the applications. */}
            {overview.funnel.visits >= Math.max(1, overview.funnel.applications) &&
              `; ${formatShare(overview.funnel.applications, overview.funnel.visits)} led to an application`}
            . Visits count openings, not people. Deposits and approvals are given as a share of the
            applications of this span.
          </p>
        </Panel>
        <Panel title="Forming groups">
          {overview.groups.length > 0 ? (
            <RankedBars bars={groupBars(overview.groups)} />
          ) : (
            <p className="text-muted">
              No group is forming. The first paid deposit of a plan opens one.
            </p>
          )}
        </Panel>
      </div>
      <Panel title="Where applications come from">
        {overview.sources.length > 0 ? (
          <RankedBars bars={sourceBars(overview.sources, from)} />
        ) : (
          <p className="text-muted">No applications in this span.</p>
        )}
      </Panel>
    </div>
  );
}

function Panel({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={CARD}>
      <h2 className="text-xl">{title}</h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
