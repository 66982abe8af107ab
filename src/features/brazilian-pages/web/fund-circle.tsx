import { useBrazilianTexts } from './use-brazilian-texts.ts';

const HOUSEHOLDS = 20;
const HOUSE = 'M-14 3 0 -12 14 3V18h-28Z';
/** The month's two selections: one by draw, one by bid. */
const CHOSEN = new Map([
  [2, 'text-terracotta'],
  [13, 'text-gold'],
]);

/** An illustration: households around the fund they share. */
export function FundCircle({ className }: { className?: string }) {
  const { circle: texts } = useBrazilianTexts();
  return (
    <svg
      viewBox="-200 -200 400 400"
      className={className}
      role="img"
      aria-labelledby="fund-circle-title"
    >
      <title id="fund-circle-title">{texts.title}</title>
      <circle r="190" className="text-sand" fill="currentColor" />
      <circle r="100" className="text-paper" fill="currentColor" />
      {Array.from({ length: HOUSEHOLDS }, (_, index) => {
        const angle = (index * 360) / HOUSEHOLDS;
        return (
          <g key={angle}>
            <line
              y1="-122"
              y2="-106"
              transform={`rotate(${angle})`}
              className="text-line"
              stroke="currentColor"
              strokeWidth="2"
            />
            <g transform={`rotate(${angle}) translate(0 -148) rotate(${-angle})`}>
              <path d={HOUSE} className={CHOSEN.get(index) ?? 'text-forest'} fill="currentColor" />
              <path d="M-3.5 18V9h7v9Z" className="text-sand" fill="currentColor" />
            </g>
          </g>
        );
      })}
      <text textAnchor="middle" y="-14" className="fill-muted font-sans text-[18.5px]">
        {texts.fund}
      </text>
      <text textAnchor="middle" y="20" className="fill-forest font-display text-[30px]">
        {texts.homes}
      </text>
      <text textAnchor="middle" y="50" className="fill-forest font-display text-[30px]">
        {texts.month}
      </text>
    </svg>
  );
}
