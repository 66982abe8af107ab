import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { countOf, formatDay } from '#ui/language/format.ts';

const HOUR_MS = 3_600_000;

/** 'waits 3 days' */
export function waitingSentence(since: Date, now: Date): string {
  const ms = Math.max(0, now.getTime() - since.getTime());
  if (ms < HOUR_MS) return 'since just now';
  if (ms < MILLISECONDS_PER_DAY) return `for ${countOf(Math.floor(ms / HOUR_MS), 'hour')}`;
  return `for ${countOf(Math.floor(ms / MILLISECONDS_PER_DAY), 'day')}`;
}

/** 'due in 2 days', or how long it is over. */
export function deadlineSentence(deadline: Date, now: Date): { text: string; isOver: boolean } {
  const ms = deadline.getTime() - now.getTime();
  const day = formatDay(deadline.toISOString());
  if (ms < 0) {
    const days = Math.floor(-ms / MILLISECONDS_PER_DAY);
    const ago = days === 0 ? 'today' : `${countOf(days, 'day')} ago`;
    return { text: `was due ${day}, ${ago}`, isOver: true };
  }
  if (ms < MILLISECONDS_PER_DAY) {
    return { text: `due in ${countOf(Math.ceil(ms / HOUR_MS), 'hour')}`, isOver: false };
  }
  const days = Math.floor(ms / MILLISECONDS_PER_DAY);
  return { text: `due ${day}, in ${countOf(days, 'day')}`, isOver: false };
}
