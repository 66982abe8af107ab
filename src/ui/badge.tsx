import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'waiting' | 'good' | 'bad';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sand text-ink',
  waiting: 'bg-clay text-terracotta-deep',
  good: 'bg-leaf text-forest-deep',
  bad: 'bg-danger-soft text-danger',
};

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-[0.8125rem] leading-5 ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
