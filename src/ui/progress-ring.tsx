import type { ReactNode } from 'react';

const TICKS = 48;

type ProgressRingProps = {
  /** From 0 to 1. */
  share: number;
  /** The ring's accessible label. */
  label: string;
  className?: string;
  children?: ReactNode;
};

/** A circular progress indicator made of small marks; its children are shown in the middle. */
export function ProgressRing({ share, label, className = '', children }: ProgressRingProps) {
  const filled = share <= 0 ? 0 : Math.max(1, Math.floor(Math.min(1, share) * TICKS));
  return (
    <div className={`relative ${className}`}>
      <svg viewBox="-60 -60 120 120" role="img" aria-label={label} className="size-full">
        {Array.from({ length: TICKS }, (_, index) => {
          const angle = (index * 360) / TICKS;
          return (
            <path
              key={angle}
              d="M-2 -46V-54.5L0 -57L2 -54.5V-46Z"
              transform={`rotate(${angle})`}
              className={index < filled ? 'fill-forest' : 'fill-line'}
            />
          );
        })}
      </svg>
      <div className="absolute inset-0 grid place-content-center text-center">{children}</div>
    </div>
  );
}
