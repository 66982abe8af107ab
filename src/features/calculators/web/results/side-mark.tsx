import type { Winner } from '../../result.ts';

/** The symbol of a side, the same in answers, tables and plots: circle, square, or neither. */
export function SideMark({ side, className = '' }: { side: Winner; className?: string }) {
  return (
    <svg
      viewBox="-8 -8 16 16"
      className={`inline-block size-3.5 shrink-0 ${className}`}
      aria-hidden="true"
    >
      {side === 'program' && <circle r="7" className="fill-forest" />}
      {side === 'mortgage' && (
        <rect x="-6.5" y="-6.5" width="13" height="13" className="fill-terracotta" />
      )}
      {side === 'tie' && (
        <path d="M-7 0 0-7 7 0 0 7Z" className="fill-none stroke-muted" strokeWidth="2" />
      )}
    </svg>
  );
}
