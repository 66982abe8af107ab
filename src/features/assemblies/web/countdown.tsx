import { useEffect, useState } from 'react';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { browserSeconds } from '#ui/browser-clock.ts';
import { useReaderTexts } from './reader-locale.tsx';

/** Counts down to a time, each second; `now` is the server's time. */
export function Countdown({ to, now }: { to: string; now: string }) {
  const { units } = useReaderTexts().words;
  const left = useSecondsLeft(to, now);
  const parts: [number, string][] = [
    [Math.floor(left / SECONDS_PER_DAY), units.days],
    [Math.floor(left / 3_600) % 24, units.hours],
    [Math.floor(left / 60) % 60, units.minutes],
    [left % 60, units.seconds],
  ];
  return (
    <p className="tabular mt-5 grid max-w-md grid-cols-4 gap-2 sm:gap-3" aria-live="off">
      {parts.map(([count, unit]) => (
        <span
          key={unit}
          className="grid min-w-0 justify-items-center rounded-xl bg-forest px-1 py-2.5"
        >
          <span className="font-display text-3xl leading-none sm:text-4xl">{count}</span>
          <span className="mt-1 text-leaf text-xs sm:text-sm">{unit}</span>
        </span>
      ))}
    </p>
  );
}

/** Computes the offset between the two clocks once, when the server's time arrives. */
export function useSecondsLeft(to: string, now: string): number {
  const [offset, setOffset] = useState(0);
  const [seconds, setSeconds] = useState(browserSeconds);
  useEffect(() => setOffset(new Date(now).getTime() / 1000 - browserSeconds()), [now]);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(browserSeconds()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor(new Date(to).getTime() / 1000 - seconds - offset));
}
