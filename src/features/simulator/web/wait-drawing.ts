/** The drawing of the chances: its size, and a line through the chances by year. */
export const DRAWING = { width: 400, top: 16, height: 120 } as const;

/** A line from no chance at the start through the chance by the end of each year. */
export function waitLine(chances: readonly number[]): string {
  const { width, top, height } = DRAWING;
  return [0, ...chances]
    .map((chance, year) => {
      const x = Number(((year * width) / chances.length).toFixed(1));
      const y = Number((top + height * (1 - chance)).toFixed(1));
      return `${year === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}
