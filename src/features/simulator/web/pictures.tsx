import { memo } from 'react';
import { instalmentsFor } from '#features/programme/odds.ts';
import { MOST_COVERAGE, type Outcome } from '../outcome.ts';
import { writeCents, writeChance } from '../texts.ts';
import { BandPlot } from './band-plot.tsx';
import { GroupTiles } from './group-tiles.tsx';
import type { Played } from './use-simulation.ts';

/**
 * The charts of a hundred groups. Memoised: they change with a new trial, not while a slider moves.
 */
export const Pictures = memo(function Pictures({ played }: { played: Played }) {
  const { outcome, assumptions } = played;
  return (
    <div className="calculator-figures">
      <HomesPlot outcome={outcome} />
      <ChancePlot played={played} />
      <GroupTiles ends={outcome.ends} />
      <CoveragePlot outcome={outcome} />
      <MoneyPlot outcome={outcome} />
      <p className="text-muted text-sm">
        A bid of {assumptions.myBid}% are the last{' '}
        {instalmentsFor(assumptions.plan, assumptions.myBid)} instalments, paid at once. No bid is
        possible after month 144.
      </p>
    </div>
  );
});

function HomesPlot({ outcome: { homes } }: { outcome: Outcome }) {
  const [half, end] = [homes.middle[120] ?? 0, homes.middle[240] ?? 0];
  return (
    <BandPlot
      title="When people get their homes"
      words={`In the middle group ${half} homes are acquired after 10 years and ${end} after 20. The band is where 8 of 10 groups lie. A group acquires fewer than 480 when members leave before their turn.`}
      series={[
        { name: 'Homes so far, middle group', tone: 'forest', values: homes.middle, band: homes },
      ]}
      high={480}
      write={(value) => `${Math.round(value)}`}
      writeTick={(value) => `${value}`}
    />
  );
}

function ChancePlot({ played: { outcome, assumptions } }: { played: Played }) {
  const bid = `If I bid ${assumptions.myBid}% every month`;
  const year = outcome.withBid.findIndex((chance) => chance >= 0.5);
  const never = outcome.neverBid.findIndex((chance) => chance >= 0.5);
  const when = (month: number) =>
    month < 0 ? 'never gets to one half' : `passes one half in month ${month}`;
  return (
    <BandPlot
      title="My chance to have a home by then"
      words={`If I never bid, my chance ${when(never)}; with the bid it ${when(year)}. Both assume that I stay and pay on time, over all ${outcome.ends.length} groups.`}
      series={[
        { name: 'If I never bid', tone: 'forest', values: outcome.neverBid },
        { name: bid, tone: 'terracotta', values: outcome.withBid },
      ]}
      high={1}
      write={writeChance}
      writeTick={(value) => `${Math.round(value * 100)}%`}
    />
  );
}

/** The lowest shown value; the table has the exact figures. */
const LEAST_COVERAGE = 0.9;

function writeCoverage(value: number): string {
  return value >= MOST_COVERAGE ? '110% or more' : `${(value * 100).toFixed(1)}%`;
}

function CoveragePlot({ outcome: { coverage } }: { outcome: Outcome }) {
  const first = coverage.low.findIndex((value) => value < 1);
  return (
    <BandPlot
      title="Coverage: can the group pay what it owes?"
      words={
        first < 0
          ? 'In nine of ten groups everything owed stays covered in every month. Members see this figure every month. Above 110% and below 90% the lines end at the edge.'
          : `In one of ten groups coverage is below 100% from month ${first} on: money in hand and money still to come are less than the homes and refunds owed. Members see this figure every month. Above 110% and below 90% the lines end at the edge.`
      }
      series={[
        { name: 'Coverage, middle group', tone: 'forest', values: coverage.middle, band: coverage },
      ]}
      low={LEAST_COVERAGE}
      high={MOST_COVERAGE}
      level={{ at: 1, text: 'just enough' }}
      write={writeCoverage}
      writeTick={(value) => `${Math.round(value * 100)}%`}
    />
  );
}

function MoneyPlot({ outcome: { fund, reserve } }: { outcome: Outcome }) {
  const high = Math.max(...fund.high, ...reserve.high, 1_000_000_00);
  return (
    <BandPlot
      title="Fund and reserve"
      words={`What lies in the fund waits for the next home; bids fill it early. The reserve of the middle group reaches ${writeCents(Math.max(...reserve.middle))} and ends at ${writeCents(reserve.middle[240] ?? 0)}.`}
      series={[
        { name: 'Fund, middle group', tone: 'forest', values: fund.middle, band: fund },
        { name: 'Reserve, middle group', tone: 'gold', values: reserve.middle, band: reserve },
      ]}
      high={high}
      write={writeCents}
      writeTick={(value) => (value === 0 ? '$0' : `$${+(value / 100_000_000).toFixed(1)}M`)}
    />
  );
}
