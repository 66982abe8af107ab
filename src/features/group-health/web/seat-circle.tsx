import { useState } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import type { CircleSeat } from '../contract.ts';
import type { SeatState } from '../rules.ts';
import { groupHealthTexts } from './texts.ts';

const RINGS = [92, 112, 132, 152, 172, 192] as const;
const HOUSE = 'M-4.6 .2 0-4.8 4.6.2V4.6h-9.2Z';
const DOT = 'M-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z';

const SEAT_STYLES: Record<SeatState, { path: string; className: string }> = {
  waiting: { path: DOT, className: 'fill-muted/45' },
  selected: { path: HOUSE, className: 'fill-paper stroke-terracotta' },
  home: { path: HOUSE, className: 'fill-terracotta' },
  left: { path: 'M-2.6-2.6 2.6 2.6M2.6-2.6-2.6 2.6', className: 'fill-none stroke-muted/70' },
  stopped: { path: `${HOUSE}M-5.5-5.5 5.5 5.5`, className: 'fill-danger-soft stroke-danger' },
};

/** Positions on rings, as many on each as fit; fewer seats use the outer rings. */
function placesOf(count: number): { x: number; y: number; turn: number }[] {
  const rings: readonly number[] =
    count > 240 ? RINGS : count > 90 ? RINGS.slice(2) : RINGS.slice(4);
  const total = rings.reduce((sum, radius) => sum + radius, 0);
  const places: { x: number; y: number; turn: number }[] = [];
  let length = 0;
  for (const radius of rings) {
    length += radius;
    const onRing = Math.round((count * length) / total) - places.length;
    for (let index = 0; index < onRing; index += 1) {
      const angle = (index / onRing) * 2 * Math.PI;
      places.push({
        x: Math.round(Math.sin(angle) * radius * 10) / 10,
        y: Math.round(-Math.cos(angle) * radius * 10) / 10,
        turn: Math.round((angle * 180) / Math.PI),
      });
    }
  }
  return places;
}

/** The state of a seat in a past month. */
function stateIn({ state, month }: CircleSeat, shown: number): SeatState {
  return month > 0 && month > shown ? 'waiting' : state;
}

type SeatCircleProps = { seats: readonly CircleSeat[]; own: number; month: number };

/** The seats of a group as a circle that fills with homes; a slider goes through its months. */
export function SeatCircle({ seats, own, month: latest }: SeatCircleProps) {
  const { circle: texts } = useTexts(groupHealthTexts);
  const [month, setMonth] = useState(latest);
  const places = placesOf(seats.length);
  const states = seats.map((seat) => stateIn(seat, month));
  // Somebody who stopped paying after getting a home was selected, too.
  const selected = states.filter((state) => state !== 'waiting' && state !== 'left').length;
  const kinds = [...new Set(states)];
  return (
    <figure>
      <svg
        viewBox="-204 -204 408 408"
        className="mx-auto block w-full max-w-lg"
        role="img"
        aria-label={texts.label(selected, seats.length, month)}
      >
        <circle r="203" className="fill-cream" />
        {seats.map((seat, index) => {
          const place = places[index];
          if (!place) return null;
          const { path, className } = SEAT_STYLES[states[index] ?? 'waiting'];
          const isOwn = seat.seat === own;
          return (
            <g key={seat.seat} transform={`translate(${place.x} ${place.y})`}>
              {isOwn && <circle r="8.5" className="fill-gold/40 stroke-gold" />}
              <path d={path} className={className} transform={`rotate(${place.turn})`} />
            </g>
          );
        })}
        <circle r="78" className="fill-forest" />
        <text textAnchor="middle" y="-28" className="fill-cream font-sans text-[19px]">
          {month === 0 ? texts.before : `${texts.month.toLowerCase()} ${month}`}
        </text>
        <text textAnchor="middle" y="16" className="tabular fill-cream font-display text-[44px]">
          {selected}
        </text>
        <text textAnchor="middle" y="42" className="fill-cream font-sans text-[19px]">
          {texts.selected(selected)}
        </text>
      </svg>
      {latest > 0 && (
        <label className="mx-auto mt-4 flex max-w-md items-center gap-4">
          <span className="font-semibold text-sm">{texts.month}</span>
          <input
            type="range"
            min={0}
            max={latest}
            value={month}
            onChange={(event) => setMonth(Number(event.target.value))}
            className="w-full accent-forest"
          />
          <span className="tabular w-10 text-right">{month}</span>
        </label>
      )}
      <figcaption className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-2 text-muted text-sm">
        {kinds.map((state) => (
          <span key={state} className="inline-flex items-center gap-1.5">
            <svg viewBox="-7 -7 14 14" className="size-4" aria-hidden="true">
              <path d={SEAT_STYLES[state].path} className={SEAT_STYLES[state].className} />
            </svg>
            {texts.legend[state]}
          </span>
        ))}
        <span className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="size-3.5 rounded-full border border-gold bg-gold/40"
          />
          {texts.own}
        </span>
      </figcaption>
    </figure>
  );
}
