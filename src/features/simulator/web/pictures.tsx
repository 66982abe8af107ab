import { memo } from 'react';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { GROUP_CAPACITY } from '#features/program-rules/constants.ts';
import { instalmentsFor } from '#features/program-rules/odds.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { MAX_COVERAGE, type Outcome } from '../engine/outcome.ts';
import { simulatorTexts } from '../texts.ts';
import { writeCents, writeChance, writeMillions, writeShare } from '../write-figures.ts';
import { BandPlot } from './band-plot.tsx';
import { GroupTiles } from './group-tiles.tsx';
import type { Played } from './use-simulation.ts';

/**
 * The charts of a hundred groups. Memoised: they change with a new trial, not while a slider moves.
 */
export const Pictures = memo(function Pictures({ played }: { played: Played }) {
  const { outcome, assumptions } = played;
  const { plots } = useTexts(simulatorTexts);
  const { plan, myBid } = assumptions;
  return (
    <div className="calculator-figures">
      <HomesPlot outcome={outcome} />
      <ChancePlot played={played} />
      <GroupTiles ends={outcome.ends} />
      <CoveragePlot outcome={outcome} />
      <MoneyPlot outcome={outcome} />
      <p className="text-muted text-sm">{plots.bidNote(myBid, instalmentsFor(plan, myBid))}</p>
    </div>
  );
});

function HomesPlot({ outcome: { homes } }: { outcome: Outcome }) {
  const texts = useTexts(simulatorTexts).plots.homes;
  return (
    <BandPlot
      title={texts.title}
      words={texts.words(homes.middle[TERM_MONTHS / 2] ?? 0, homes.middle[TERM_MONTHS] ?? 0)}
      series={[{ name: texts.line, tone: 'forest', values: homes.middle, band: homes }]}
      high={GROUP_CAPACITY}
      write={(value) => `${Math.round(value)}`}
      writeTick={(value) => `${value}`}
    />
  );
}

function ChancePlot({ played: { outcome, assumptions } }: { played: Played }) {
  const locale = useLocale();
  const texts = useTexts(simulatorTexts);
  const { title, words, never, bid } = texts.plots.chance;
  const half = (chances: readonly number[]) => chances.findIndex((chance) => chance >= 0.5);
  return (
    <BandPlot
      title={title}
      words={words(half(outcome.neverBid), half(outcome.withBid), outcome.ends.length)}
      series={[
        { name: never, tone: 'forest', values: outcome.neverBid },
        { name: bid(assumptions.myBid), tone: 'terracotta', values: outcome.withBid },
      ]}
      high={1}
      write={(chance) => writeChance(locale, chance)}
      writeTick={(value) => `${Math.round(value * 100)}%`}
    />
  );
}

/** The lowest shown value; the table has the exact figures. */
const MIN_COVERAGE = 0.9;

function CoveragePlot({ outcome: { coverage } }: { outcome: Outcome }) {
  const locale = useLocale();
  const texts = useTexts(simulatorTexts);
  const { title, words, line, level, most } = texts.plots.coverage;
  return (
    <BandPlot
      title={title}
      words={words(coverage.low.findIndex((value) => value < 1))}
      series={[{ name: line, tone: 'forest', values: coverage.middle, band: coverage }]}
      low={MIN_COVERAGE}
      high={MAX_COVERAGE}
      level={{ at: 1, text: level }}
      write={(value) => (value >= MAX_COVERAGE ? most : writeShare(locale, value))}
      writeTick={(value) => `${Math.round(value * 100)}%`}
    />
  );
}

function MoneyPlot({ outcome: { fund, reserve } }: { outcome: Outcome }) {
  const locale = useLocale();
  const texts = useTexts(simulatorTexts);
  const { title, words, ...names } = texts.plots.money;
  return (
    <BandPlot
      title={title}
      words={words(Math.max(...reserve.middle), reserve.middle[TERM_MONTHS] ?? 0)}
      series={[
        { name: names.fund, tone: 'forest', values: fund.middle, band: fund },
        { name: names.reserve, tone: 'gold', values: reserve.middle, band: reserve },
      ]}
      high={Math.max(...fund.high, ...reserve.high, 1_000_000_00)}
      write={(cents) => writeCents(locale, cents)}
      writeTick={(cents) => writeMillions(locale, cents)}
    />
  );
}
