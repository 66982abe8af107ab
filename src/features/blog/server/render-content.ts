import { breakLines } from './break-lines.ts';
import { sanitiseContent } from './sanitise-content.ts';

type Rendered = { content: string; html: string };

/** Rendering is pure, and the same few articles are read again and again. */
const rendered = new Map<string, Rendered>();
const MAX_REMEMBERED = 200;

/**
 * Stored content for readers: sanitised once more, since what was harmless when it was saved may
 * not be by the rules of today, and with its line breaks shown.
 */
export function renderContent(stored: string): Rendered {
  const known = rendered.get(stored);
  if (known) return known;
  const content = sanitiseContent(stored);
  const fresh = { content, html: breakLines(content) };
  if (rendered.size >= MAX_REMEMBERED) rendered.delete(rendered.keys().next().value ?? '');
  rendered.set(stored, fresh);
  return fresh;
}
