const HOUSEHOLDS = 24;
const PLACES = Array.from({ length: HOUSEHOLDS }, (_, index) => index);
const RADIUS = 158;
/** The two homes acquired this month: one drawn by lot, one by bid. */
const SELECTED: Record<number, string> = { 3: 'text-terracotta', 16: 'text-gold' };
const GREENS = ['text-forest', 'text-forest-deep', 'text-forest'] as const;

/** Every household's contribution on its way to the fund: rings of dots that light up inwards. */
const INFLOW = [
  { radius: 112, delay: '' },
  { radius: 104, delay: '[animation-delay:200ms]' },
  { radius: 96, delay: '[animation-delay:400ms]' },
  { radius: 88, delay: '[animation-delay:600ms]' },
  { radius: 80, delay: '[animation-delay:800ms]' },
] as const;

/** Houses of a few builds, so that the circle is a street and not a pattern. */
const BUILDS = [
  { wall: 'M-12 4h24v16h-24Z', roof: 'M-16 5 0 -11 16 5Z', door: 'M-3 20v-9h6v9Z' },
  { wall: 'M-10 -2h20v22h-20Z', roof: 'M-13 -1 0 -15 13 -1Z', door: 'M2 20v-8h5v8Z' },
  { wall: 'M-14 5h28v15h-28Z', roof: 'M-14 5v-14l28 9v5Z', door: 'M-9 20v-8h6v8Z' },
  { wall: 'M-11 3h22v17h-22Z', roof: 'M-14 4 -6 -9H6L14 4Z', door: 'M-2.5 20v-9h5v9Z' },
] as const;

/** The motif: a circle of households around the fund they share. */
export function HouseholdCircle() {
  return (
    <figure>
      <svg
        viewBox="-200 -200 400 400"
        className="w-full"
        role="img"
        aria-labelledby="household-circle-title"
      >
        <title id="household-circle-title">
          Households stand in a circle around a shared fund. Each contributes to it, and two of them
          receive their home each month.
        </title>
        <circle r="198" className="fill-sand" />
        <circle r="124" className="fill-cream" />
        {INFLOW.map(({ radius, delay }) => (
          <circle
            key={radius}
            r={radius}
            pathLength={HOUSEHOLDS}
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray="0 1"
            className={`animate-inflow fill-none stroke-line ${delay}`}
          />
        ))}
        {PLACES.filter((place) => !SELECTED[place]).map((place) => (
          <Household key={place} index={place} />
        ))}
        {PLACES.filter((place) => SELECTED[place]).map((place) => (
          <Household key={place} index={place} />
        ))}
        <circle r="70" className="fill-forest" />
        <circle r="70" className="fill-none stroke-cream" strokeWidth="1" strokeDasharray="1 7" />
        <text textAnchor="middle" y="-18" className="fill-cream font-sans text-[17.5px]">
          the shared fund
        </text>
        <text textAnchor="middle" y="18" className="fill-cream font-display text-[34px]">
          2 homes
        </text>
        <text textAnchor="middle" y="42" className="fill-cream font-sans text-[17.5px]">
          each month
        </text>
      </svg>
      <figcaption className="mt-5 flex flex-wrap justify-center gap-x-6 gap-y-1 text-muted text-sm">
        <span className="flex items-center gap-2">
          <span
            className="size-3 rounded-full forced-color-adjust-none bg-terracotta"
            aria-hidden="true"
          />
          selected by lottery
        </span>
        <span className="flex items-center gap-2">
          <span
            className="size-3 rounded-full forced-color-adjust-none bg-gold"
            aria-hidden="true"
          />
          selected by highest bid
        </span>
      </figcaption>
    </figure>
  );
}

function Household({ index }: { index: number }) {
  const angle = (index * 360) / HOUSEHOLDS;
  const build = BUILDS[(index * 7) % BUILDS.length] ?? BUILDS[0];
  const selected = SELECTED[index];
  const color = selected ?? GREENS[(index * 5) % GREENS.length];
  return (
    <g transform={`rotate(${angle})`}>
      {/* What the fund gives to the selected two. */}
      {selected && (
        <line
          y1="-112"
          y2="-80"
          className={selected}
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
      <g transform={`translate(0 ${-RADIUS}) rotate(${-angle}) scale(${selected ? 1.15 : 0.9})`}>
        {selected && <circle cy="4" r="24" className="fill-paper" />}
        <g className={color} fill="currentColor">
          <path d={build.wall} className={selected ? undefined : 'opacity-85'} />
          <path d={build.roof} />
        </g>
        <path d={build.door} className={selected ? 'fill-paper' : 'fill-sand'} />
      </g>
    </g>
  );
}
