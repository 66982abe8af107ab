export const SIZE = 400;
export const RADIUS = 170;
export const MIDDLE = SIZE / 2;

export type Point = { x: number; y: number };

const round = (value: number) => Math.round(value * 10) / 10;

/** A point on the circle; a fraction is between two seats. The first seat is at the top. */
export function pointOf(index: number, count: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return {
    x: round(MIDDLE + RADIUS * Math.cos(angle)),
    y: round(MIDDLE + RADIUS * Math.sin(angle)),
  };
}

/** From the center to the first seat, then from seat to seat; curved to keep crossings readable. */
export function pathOf(walk: readonly Point[]): string {
  const [first, ...others] = walk;
  if (!first) return '';
  const bends = others.map(({ x, y }) => `Q${MIDDLE} ${MIDDLE} ${x} ${y}`);
  return [`M${MIDDLE} ${MIDDLE} L${first.x} ${first.y}`, ...bends].join(' ');
}

/** The clockwise arc between two places; places past the top keep counting up. */
export function arcOf(from: number, to: number, count: number): string {
  if (to <= from) return '';
  // SVG draws nothing for an arc that starts and ends at the same point.
  const start = Math.max(from, to - count * 0.999);
  const [a, b] = [pointOf(start, count), pointOf(to, count)];
  const isLarge = to - start > count / 2 ? 1 : 0;
  return `M${a.x} ${a.y} A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${b.x} ${b.y}`;
}
