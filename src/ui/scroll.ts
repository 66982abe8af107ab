/** Scrolls an element into view; smoothly, unless the reader asked for less motion (see styles). */
export function scrollToElement(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
}
