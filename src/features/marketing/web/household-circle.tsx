import { landingTexts } from '../texts.ts';
import { RingOfDots } from './ring-of-dots.tsx';
import { useLandingTexts } from './use-landing-texts.ts';

const HOUSEHOLDS = 24;
const PLACES = Array.from({ length: HOUSEHOLDS }, (_, index) => index);
const RADIUS = 158;
/** How large the houses are drawn. */
const USUAL = 0.9;
const LARGE = 1.15;
/** The two homes acquired this month: one drawn by lot, one by bid. */
const SELECTED = [
  { place: 3, color: 'text-terracotta' },
  { place: 16, color: 'text-gold' },
] as const;
const OTHERS = PLACES.filter((place) => !SELECTED.some((selected) => selected.place === place));
const GREENS = [
  { color: 'text-forest', places: OTHERS.filter((place) => place % 3 !== 2) },
  { color: 'text-forest-deep', places: OTHERS.filter((place) => place % 3 === 2) },
] as const;

/** Every household's contribution on its way to the fund: rings of dots that light up inwards. */
const INFLOW = [
  { radius: 112, delay: '' },
  { radius: 104, delay: '[animation-delay:200ms]' },
  { radius: 96, delay: '[animation-delay:400ms]' },
  { radius: 88, delay: '[animation-delay:600ms]' },
  { radius: 80, delay: '[animation-delay:800ms]' },
] as const;

type Outline = readonly [x: number, y: number, lines: string];

/** Several shapes of houses, so that the circle looks like a street and not like a pattern. */
const BUILDS = [
  { wall: [-12, 4, 'h24v16h-24z'], roof: [-16, 5, 'l16-16 16 16z'], door: [-3, 20, 'v-9h6v9z'] },
  { wall: [-10, -2, 'h20v22h-20z'], roof: [-13, -1, 'l13-14 13 14z'], door: [2, 20, 'v-8h5v8z'] },
  { wall: [-14, 5, 'h28v15h-28z'], roof: [-14, 5, 'v-14l28 9v5z'], door: [-9, 20, 'v-8h6v8z'] },
  { wall: [-11, 3, 'h22v17h-22z'], roof: [-14, 4, 'l8-13h12l8 13z'], door: [-2.5, 20, 'v-9h5v9z'] },
] as const satisfies readonly Record<string, Outline>[];

/** The main illustration: a circle of households around the fund they share. */
export function HouseholdCircle() {
  const texts = useLandingTexts(landingTexts).circle;
  return (
    <figure>
      <svg
        viewBox="-200 -200 400 400"
        className="w-full"
        role="img"
        aria-labelledby="household-circle-title"
      >
        <title id="household-circle-title">{texts.title}</title>
        <circle r="198" className="fill-sand" />
        <circle r="124" className="fill-cream" />
        {INFLOW.map(({ radius, delay }) => (
          <RingOfDots
            key={radius}
            radius={radius}
            dots={HOUSEHOLDS}
            dotRadius={1.25}
            className={`animate-inflow stroke-line ${delay}`}
          />
        ))}
        {GREENS.map(({ color, places }) => (
          <Houses key={color} places={places} color={color} />
        ))}
        {SELECTED.map(({ place, color }) => (
          <SelectedHouse key={place} place={place} color={color} />
        ))}
        <circle r="70" className="fill-forest" />
        <circle r="70" className="fill-none stroke-cream" strokeWidth="1" strokeDasharray="1 7" />
        <text textAnchor="middle" y="-18" className="fill-cream font-sans text-[17.5px]">
          {texts.fund}
        </text>
        <text textAnchor="middle" y="18" className="fill-cream font-display text-[34px]">
          {texts.homes}
        </text>
        <text textAnchor="middle" y="42" className="fill-cream font-sans text-[17.5px]">
          {texts.eachMonth}
        </text>
      </svg>
      <figcaption className="mt-5 flex flex-wrap justify-center gap-x-6 gap-y-1 text-muted text-sm">
        <span className="flex items-center gap-2">
          <span
            className="size-3 rounded-full forced-color-adjust-none bg-terracotta"
            aria-hidden="true"
          />
          {texts.byLottery}
        </span>
        <span className="flex items-center gap-2">
          <span
            className="size-3 rounded-full forced-color-adjust-none bg-gold"
            aria-hidden="true"
          />
          {texts.byBid}
        </span>
      </figcaption>
    </figure>
  );
}

/** All houses of one color as three paths: a drawing of few elements renders sooner. */
function Houses({ places, color }: { places: readonly number[]; color: string }) {
  return (
    <g transform={`scale(${USUAL})`} className={color} fill="currentColor">
      <path d={outlines('wall', places, USUAL)} className="opacity-85" />
      <path d={outlines('roof', places, USUAL)} />
      <path d={outlines('door', places, USUAL)} className="fill-sand" />
    </g>
  );
}

function SelectedHouse({ place, color }: { place: number; color: string }) {
  const middle = middleOf(place, LARGE);
  return (
    <g className={color} fill="currentColor">
      {/* What the fund gives to the selected two. */}
      <line
        y1="-112"
        y2="-80"
        transform={`rotate(${(place * 360) / HOUSEHOLDS})`}
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform={`scale(${LARGE})`}>
        <circle cx={short(middle.x)} cy={short(middle.y + 4)} r="24" className="fill-paper" />
        <path d={outlines('wall', [place], LARGE) + outlines('roof', [place], LARGE)} />
        <path d={outlines('door', [place], LARGE)} className="fill-paper" />
      </g>
    </g>
  );
}

function outlines(part: 'wall' | 'roof' | 'door', places: readonly number[], scale: number) {
  return places
    .map((place) => {
      const [x, y, lines] = (BUILDS[(place * 7) % BUILDS.length] ?? BUILDS[0])[part];
      const middle = middleOf(place, scale);
      return `M${short(middle.x + x)} ${short(middle.y + y)}${lines}`;
    })
    .join('');
}

/** Where a household is, in the units of a group drawn at this scale. */
function middleOf(place: number, scale: number) {
  const angle = (place * 2 * Math.PI) / HOUSEHOLDS;
  const radius = RADIUS / scale;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

const short = (length: number) => Number(length.toFixed(2));
