const UTC = '+00';

/** An instant as the driver returns it, exact to the microsecond: `2026-03-09T16:00:00.123456Z`. */
export function exactInstant(text: string): string {
  const utc = text.endsWith(UTC) ? text.slice(0, -UTC.length) : inUtc(text);
  const fraction = utc.slice(20).padEnd(6, '0');
  return `${utc.slice(0, 10)}T${utc.slice(11, 19)}.${fraction}Z`;
}

/** The same to the millisecond, as API responses have it. */
export function isoInstant(text: string): string {
  return `${exactInstant(text).slice(0, 23)}Z`;
}

/**
 * An instant from a database in another time zone; the fraction of a second is the same in all
 * zones.
 */
function inUtc(text: string): string {
  const [, seconds = '', fraction = '', zone = ''] =
    /^(.{19})(\.\d+)?([+-]\d\d(?::?\d\d)?)$/.exec(text) ?? [];
  const offset = zone.length === 3 ? `${zone}:00` : zone;
  const moment = new Date(`${seconds.replace(' ', 'T')}${offset}`);
  return `${moment.toISOString().slice(0, 19)}${fraction}`;
}
