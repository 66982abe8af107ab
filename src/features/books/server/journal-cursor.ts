import type { JournalPlace } from '#features/ledger/server/reading/read-journal.ts';
import { commonErrors } from '#shared/api/common-errors.ts';

/** Where a page of the journal ends, as text. */
export const cursorOf = ({ effectiveOn, scopeId, sequence }: JournalPlace): string =>
  Buffer.from(JSON.stringify([effectiveOn, scopeId, sequence])).toString('base64url');

/** The place of a cursor; a text that is none is refused. */
export function readCursor(cursor: string | undefined): JournalPlace | undefined {
  if (cursor === undefined) return undefined;
  const [effectiveOn, scopeId, sequence] = parse(cursor);
  if (!isDay(effectiveOn) || !isCount(scopeId) || !isCount(sequence)) throw wrongCursor();
  return { effectiveOn, scopeId, sequence };
}

function parse(cursor: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parsed) && parsed.length === 3) return parsed;
  } catch {
    // Refused below like any other invalid cursor.
  }
  throw wrongCursor();
}

/** A scope's id is a 32-bit integer, and no chain will have more entries than that. */
const MAX_COUNT = 2_147_483_647;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_COUNT;

/** Whether the database accepts it: there is no February 30. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const wrongCursor = () =>
  commonErrors.INVALID_INPUT({ fields: { cursor: 'This cursor does not belong to this list' } });
