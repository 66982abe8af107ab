/**
 * The parts of a complete page that the styles leave out of the first layout; styles.css names the
 * same. Within `:is(…)` a browser without `:has` takes those it knows.
 */
export const LATER_PARTS =
  'main > section ~ section, main > section ~ div, main:has(> section ~ section) ~ footer';

/** Elements inside an element with this attribute have no boxes (see styles.css). */
export const WAITS = 'data-waits';
