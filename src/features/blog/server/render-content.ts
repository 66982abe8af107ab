import { breakLines } from './break-lines.ts';
import { sanitiseContent } from './sanitise-content.ts';

type Rendered = { content: string; html: string };

/** Rendering is pure, and the same few articles are read often. */
const rendered = new Map<string, Rendered>();
const MAX_REMEMBERED = 200;

/**
 * Renders stored content for readers. It is sanitised again, because the rules may have become
 * stricter since it was saved.
 */
export function renderContent(stored: string): Rendered {
  const known = rendered.get(stored);
  if (known) return known;
  const content = sanitiseContent(stored);
  // A wide table scrolls on a phone, so it must be focusable by keyboard.
  const html = breakLines(content).replaceAll('<table>', '<table tabindex="0">');
  const fresh = { content, html };
  if (rendered.size >= MAX_REMEMBERED) rendered.delete(rendered.keys().next().value ?? '');
  rendered.set(stored, fresh);
  return fresh;
}
