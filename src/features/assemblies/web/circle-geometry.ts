export const SIZE = 400;
export const RADIUS = 170;
export const MIDDLE = SIZE / 2;

export type Point = { x: number; y: number };

const round = (value: number) => Math.round(value * 10) / 10;

/** A place on the circle; places between two seats are fractions. The first seat is at the top. */
export function pointOf(index: number, count: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return {
    x: round(MIDDLE + RADIUS * Math.cos(angle)),
    y: round(MIDDLE + RADIUS * Math.sin(angle)),
  };
}

/** From the middle to the first seat, then from seat to seat; bent, so that crossings stay readable. */
export function pathOf(walk: readonly Point[]): string {
  const [first, ...others] = walk;
  if (!first) return '';
  const bends = others.map(({ x, y }) => `Q${MIDDLE} ${MIDDLE} ${x} ${y}`);
  return [`M${MIDDLE} ${MIDDLE} L${first.x} ${first.y}`, ...bends].join(' ');
}

/** The way along the circle, clockwise, from one place to another; places count on past the top. */
export function arcOf(from: number, to: number, count: number): string {
  if (to <= from) return '';
  // A whole turn would begin and end at one point, which draws nothing.
  const start = Math.max(from, to - count * 0.999);
  const [a, b] = [pointOf(start, count), pointOf(to, count)];
  const isLarge = to - start > count / 2 ? 1 : 0;
  return `M${a.x} ${a.y} A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${b.x} ${b.y}`;
}
