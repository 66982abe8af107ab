/**
 * Scrolls an element into view, smoothly unless the reader prefers reduced motion (see styles).
 * Returns whether it exists.
 */
export function scrollToElement(id: string): boolean {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'start' });
  return element !== null;
}
