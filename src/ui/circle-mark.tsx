const HOUSES = 12;
const ROOF = 'M-3.4 1.6 0 -2 3.4 1.6V5h-6.8Z';

/** The logo: twelve houses in a circle, one of them highlighted. */
export function CircleMark({ className }: { className?: string }) {
  return (
    <svg viewBox="-32 -32 64 64" className={className} aria-hidden="true" fill="currentColor">
      {Array.from({ length: HOUSES }, (_, index) => {
        const angle = (index * 360) / HOUSES;
        return (
          <path
            key={angle}
            d={ROOF}
            transform={`rotate(${angle}) translate(0 -24)`}
            className={index === 1 ? 'text-terracotta' : undefined}
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}
