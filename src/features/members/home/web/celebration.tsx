const HOUSES = 14;
const ROOF = 'M-3.4 1.6 0 -2 3.4 1.6V5h-6.8Z';
const COLORS = ['text-gold', 'text-leaf', 'text-terracotta'];

/** Houses that rise once, behind the words; without motion they stand still. */
export function Celebration() {
  return (
    <svg
      viewBox="0 0 200 60"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="absolute inset-y-0 right-0 h-full w-1/2 opacity-15 sm:w-2/5 sm:opacity-60"
    >
      {Array.from({ length: HOUSES }, (_, index) => {
        // Spread by a fixed pattern, mostly to the right, where no words are.
        const x = 60 + ((index * 53) % 140);
        const y = 8 + ((index * 29) % 46);
        const size = 0.8 + (index % 3) * 0.45;
        return (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <path
              d={ROOF}
              fill="currentColor"
              className={`casa-rise-${index % 4} ${COLORS[index % COLORS.length]}`}
            />
          </g>
        );
      })}
    </svg>
  );
}
