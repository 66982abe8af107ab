import type { Line } from './rules.ts';
import type { texts } from './texts.en.ts';

/** The name of a line; what a bank gave back of what it had returned has another. */
export function nameOfLine(
  { lines, givenBack }: Pick<typeof texts, 'lines' | 'givenBack'>,
  { key, cents }: Pick<Line, 'key' | 'cents'>,
): string {
  const isReturn = key === 'returned' || key === 'returned_owed';
  return isReturn && cents > 0 ? givenBack[key] : lines[key];
}
