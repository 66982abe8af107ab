import { useEffect, useId, useState } from 'react';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { type Assumptions, GROUPS } from '../assumptions.ts';
import { countStates, type Film, type SeatState } from '../engine/film.ts';
import { simulatorTexts } from '../texts.ts';
import { Circle, SEAT_LOOKS } from './circle.tsx';

/** 240 months in about half a minute. */
const FRAME_MS = 120;
const LAST = TERM_MONTHS;
const STATES = Object.keys(SEAT_LOOKS) as SeatState[];

type FilmPanelProps = {
  assumptions: Assumptions;
  requestFilm: (assumptions: Assumptions, group: number) => Promise<Film>;
};

/** One group as an animation: its circle fills with homes month by month. */
export function FilmPanel({ assumptions, requestFilm }: FilmPanelProps) {
  const texts = useTexts(simulatorTexts).film;
  const titleId = useId();
  const [group, setGroup] = useState(0);
  const [film, setFilm] = useState<Film>();
  const [month, setMonth] = useState(LAST / 2);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    let isGone = false;
    void requestFilm(assumptions, group).then((made) => {
      if (!isGone) setFilm(made);
    });
    return () => {
      isGone = true;
    };
  }, [requestFilm, assumptions, group]);

  useEffect(() => {
    if (!isPlaying) return;
    if (month >= LAST) return setIsPlaying(false);
    const next = setTimeout(() => setMonth(month + 1), FRAME_MS);
    return () => clearTimeout(next);
  }, [isPlaying, month]);

  const words = film ? describeMonth(film, month, texts) : texts.loading;
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-line/70 bg-paper p-4 sm:p-6 print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="text-xl">
          {texts.title}
        </h2>
        <GroupChooser group={group} onChoose={setGroup} />
      </div>
      <div className="mt-4 aspect-square max-w-xl sm:mx-auto">
        {film && <Circle film={film} month={month} words={words} />}
      </div>
      <Controls
        month={month}
        isPlaying={isPlaying}
        words={words}
        onMonth={(next) => {
          setIsPlaying(false);
          setMonth(next);
        }}
        onPlay={() => {
          if (!isPlaying && month >= LAST) setMonth(0);
          setIsPlaying(!isPlaying);
        }}
      />
      <p className="mt-2 min-h-12 text-sm">{words}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-muted text-sm">
        {STATES.map((state) => (
          <li key={state} className="flex items-center gap-2">
            <svg viewBox="-7 -7 14 14" className="size-4" aria-hidden="true">
              <path d={SEAT_LOOKS[state].path} className={SEAT_LOOKS[state].className} />
            </svg>
            {texts.seats[state]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function GroupChooser({ group, onChoose }: { group: number; onChoose: (group: number) => void }) {
  const texts = useTexts(simulatorTexts).film;
  const step = (by: number) => onChoose((group + by + GROUPS) % GROUPS);
  const style =
    'size-11 rounded-full border border-line bg-paper text-lg leading-none hover:bg-sand';
  return (
    <div className="flex items-center gap-3 print:hidden">
      <button type="button" className={style} onClick={() => step(-1)} aria-label={texts.previous}>
        ‹
      </button>
      <span className="tabular text-sm" role="status">
        {texts.group(group + 1, GROUPS)}
      </span>
      <button type="button" className={style} onClick={() => step(1)} aria-label={texts.next}>
        ›
      </button>
    </div>
  );
}

type ControlsProps = {
  month: number;
  isPlaying: boolean;
  words: string;
  onMonth: (month: number) => void;
  onPlay: () => void;
};

function Controls({ month, isPlaying, words, onMonth, onPlay }: ControlsProps) {
  const texts = useTexts(simulatorTexts).film;
  return (
    <div className="mt-4 flex items-center gap-4 print:hidden">
      <button
        type="button"
        onClick={onPlay}
        className="min-h-11 w-24 shrink-0 rounded-full bg-forest font-semibold text-cream text-sm hover:bg-forest-deep"
      >
        {isPlaying ? texts.pause : texts.play}
      </button>
      <input
        type="range"
        className="figure-slider"
        aria-label={texts.month}
        aria-valuetext={words}
        min={0}
        max={LAST}
        value={month}
        onChange={({ target }) => onMonth(target.valueAsNumber)}
      />
    </div>
  );
}

type FilmTexts = TextsIn<typeof simulatorTexts>['film'];

/** What the circle shows in a month, in words. */
function describeMonth(film: Film, month: number, texts: FilmTexts): string {
  if (month === 0) return texts.before;
  const { waiting, lottery, bid, left, stopped } = countStates(film, month);
  const counts = { homes: lottery + bid + stopped, bids: countBids(film, month), waiting, left };
  return [
    texts.state(month, { ...counts, stopped }),
    texts.money(film.fund[month] ?? 0, film.reserve[month] ?? 0),
    ...(month < LAST ? [] : [describeClosing(film, texts)]),
  ].join(' ');
}

function countBids({ awardedIn, isByBid }: Film, month: number): number {
  return awardedIn.reduce(
    (count, awarded, seat) =>
      awarded > 0 && awarded <= month ? count + (isByBid[seat] as number) : count,
    0,
  );
}

function describeClosing({ closing }: Film, texts: FilmTexts): string {
  const { claims, claimsPaid, finishers, shareMin, unserved } = closing;
  const paid = claimsPaid.reduce((sum, [, , , cents]) => sum + cents, 0);
  if (claims === 0) return texts.served(finishers, shareMin);
  return paid === claims
    ? texts.paid(paid, finishers, shareMin)
    : texts.short(claims, paid, unserved);
}
