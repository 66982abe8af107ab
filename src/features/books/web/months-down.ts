type Months = { firstMonth: string; lastMonth: string };

/** Every month from the last down to the first, as text such as '2026-11'. */
export function monthsDown({ firstMonth, lastMonth }: Months): string[] {
  const first = countOf(firstMonth);
  const count = countOf(lastMonth) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => nameOf(first + index)).reverse();
}

function countOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

const nameOf = (count: number) =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
