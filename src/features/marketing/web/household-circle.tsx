const HOUSEHOLDS = 24;
const HOUSE = 'M-13 3 0 -11 13 3V17h-26Z';
/** The two homes acquired this month: one drawn by lot, one by bid. */
const SELECTED = new Map([
  [3, 'text-terracotta'],
  [16, 'text-gold'],
]);

/** The motif: a circle of households around the fund they share. */
export function HouseholdCircle({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-200 -200 400 400"
      className={className}
      role="img"
      aria-labelledby="household-circle-title"
    >
      <title id="household-circle-title">
        Households stand in a circle around a shared fund; two of them receive their home this
        month.
      </title>
      <circle r="188" className="text-sand" fill="currentColor" />
      <circle r="104" className="text-paper" fill="currentColor" />
      <circle
        r="104"
        fill="none"
        className="text-line"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="2 6"
      />
      {Array.from({ length: HOUSEHOLDS }, (_, index) => {
        const angle = (index * 360) / HOUSEHOLDS;
        return (
          <g key={angle} transform={`rotate(${angle}) translate(0 -146) rotate(${-angle})`}>
            <path d={HOUSE} className={SELECTED.get(index) ?? 'text-forest'} fill="currentColor" />
            <path d="M-3.5 17V8h7v9Z" className="text-sand" fill="currentColor" />
          </g>
        );
      })}
      <text textAnchor="middle" y="-10" className="fill-muted font-sans text-[17px]">
        the shared fund
      </text>
      <text textAnchor="middle" y="24" className="fill-forest font-display text-[30px]">
        2 homes a month
      </text>
    </svg>
  );
}
