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
  // A wide table scrolls on a phone, so that the keyboard has to reach it.
  const html = breakLines(content).replaceAll('<table>', '<table tabindex="0">');
  const fresh = { content, html };
  if (rendered.size >= MAX_REMEMBERED) rendered.delete(rendered.keys().next().value ?? '');
  rendered.set(stored, fresh);
  return fresh;
}
