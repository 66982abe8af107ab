import { createHash } from 'node:crypto';
import { CronExpressionParser } from 'cron-parser';

/** The last times at which a schedule was due, the newest first. */
export function previousOccurrences(schedule: string, now: Date, count: number): Date[] {
  const times = CronExpressionParser.parse(schedule, { tz: 'UTC', currentDate: now });
  return Array.from({ length: count }, () => times.prev().toDate());
}

export function nextOccurrence(schedule: string, now: Date): Date {
  return CronExpressionParser.parse(schedule, { tz: 'UTC', currentDate: now }).next().toDate();
}

/** The id of the job of an occurrence, so that several processes enqueue it once. */
export function idOfOccurrence(job: string, at: Date): string {
  const hex = createHash('sha256').update(`${job} ${at.toISOString()}`).digest('hex');
  // A UUID (version 8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
