import { memo } from 'react';
import { GROUP_CAPACITY } from '#features/program-rules/constants.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { type Film, type SeatState, seatState } from '../engine/film.ts';
import { simulatorTexts } from '../texts.ts';

const RADII = [92, 112, 132, 152, 172, 192] as const;
const SEATS = GROUP_CAPACITY;

type Place = { readonly x: number; readonly y: number; readonly turn: number };

/** Six rings with seats in proportion to their length, so that the spacing is equal. */
const PLACES: readonly Place[] = (() => {
  const total = RADII.reduce<number>((sum, radius) => sum + radius, 0);
  const places: Place[] = [];
  let before = 0;
  for (const radius of RADII) {
    before += radius;
    const end = Math.round((SEATS * before) / total);
    const count = end - places.length;
    for (let index = 0; index < count; index++) {
      const angle = ((index + (radius % 40 === 12 ? 0.5 : 0)) / count) * 2 * Math.PI;
      places.push({
        x: Math.round(Math.sin(angle) * radius * 10) / 10,
        y: Math.round(-Math.cos(angle) * radius * 10) / 10,
        turn: Math.round((angle * 180) / Math.PI),
      });
    }
  }
  return places;
})();

const HOUSE = 'M-4.6 .2 0-4.8 4.6.2V4.6h-9.2Z';

export const SEAT_LOOKS: Record<SeatState, { path: string; className: string }> = {
  waiting: {
    path: 'M-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z',
    className: 'fill-muted/45',
  },
  lottery: { path: HOUSE, className: 'fill-terracotta' },
  bid: { path: HOUSE, className: 'fill-gold' },
  left: {
    path: 'M-2.6-2.6 2.6 2.6M2.6-2.6-2.6 2.6',
    className: 'fill-none stroke-muted/70',
  },
  stopped: {
    path: `${HOUSE}M-5.5-5.5 5.5 5.5`,
    className: 'fill-danger-soft stroke-danger',
  },
};

const Seat = memo(function Seat({ place, state }: { place: Place; state: SeatState }) {
  const { path, className } = SEAT_LOOKS[state];
  return (
    <path
      d={path}
      className={className}
      transform={`translate(${place.x} ${place.y}) rotate(${place.turn})`}
    />
  );
});

type CircleProps = { film: Film; month: number; words: string };

/** The 480 seats of one group in a month. */
export function Circle({ film, month, words }: CircleProps) {
  const texts = useTexts(simulatorTexts).film;
  const homes = countHomes(film, month);
  return (
    <svg
      viewBox="-204 -204 408 408"
      className="mx-auto block w-full max-w-xl"
      role="img"
      aria-label={words}
    >
      <circle r="203" className="fill-cream" />
      {PLACES.map((place, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <Seat key={seat} place={place} state={seatState(film, seat, month)} />
      ))}
      <circle r="74" className="fill-forest" />
      <text textAnchor="middle" y="-26" className="fill-cream font-sans text-[17.5px]">
        {month === 0 ? texts.circleBefore : texts.circleMonth(month)}
      </text>
      <text textAnchor="middle" y="14" className="tabular fill-cream font-display text-[42px]">
        {homes}
      </text>
      <text textAnchor="middle" y="40" className="fill-cream font-sans text-[17.5px]">
        {texts.circleHomes(homes)}
      </text>
    </svg>
  );
}

function countHomes({ awardedIn }: Film, month: number): number {
  let count = 0;
  for (const awarded of awardedIn) if (awarded > 0 && awarded <= month) count += 1;
  return count;
}
