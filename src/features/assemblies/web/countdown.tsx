import { useEffect, useState } from 'react';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { browserSeconds } from '#ui/browser-clock.ts';

/** How long until a moment, counted down each second by the browser's own time. */
export function Countdown({ to }: { to: string }) {
  const [now, setNow] = useState(browserSeconds);
  useEffect(() => {
    const timer = setInterval(() => setNow(browserSeconds()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.floor(new Date(to).getTime() / 1000 - now));
  const parts: [number, string][] = [
    [Math.floor(left / SECONDS_PER_DAY), 'days'],
    [Math.floor(left / 3_600) % 24, 'hours'],
    [Math.floor(left / 60) % 60, 'minutes'],
    [left % 60, 'seconds'],
  ];
  return (
    <p className="tabular mt-4 flex flex-wrap gap-x-5 gap-y-2" aria-live="off">
      {parts.map(([count, unit]) => (
        <span key={unit}>
          <span className="font-display text-4xl">{count}</span>{' '}
          <span className="text-leaf text-sm">{unit}</span>
        </span>
      ))}
    </p>
  );
}
