import { Link } from 'wouter';

export type RankedBar = {
  key: string;
  label: string;
  value: number;
  /** The text at the end of the bar. */
  text: string;
  /** The link to the list it counts. */
  href?: string | undefined;
  /** Length as a share of the longest; by `value` when left out. */
  share?: number;
};

/** A horizontal bar chart; each figure links to its list. */
export function RankedBars({ bars }: { bars: readonly RankedBar[] }) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="grid gap-3">
      {bars.map(({ key, label, value, text, href, share = value / highest }) => (
        <li key={key}>
          <div className="flex items-baseline justify-between gap-4 text-[0.9375rem]">
            <span className="min-w-0 break-words">{label}</span>
            {href ? (
              <Link
                href={href}
                className="tabular shrink-0 font-semibold underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {text}
                <span className="sr-only">, {label}</span>
              </Link>
            ) : (
              <span className="tabular shrink-0 font-semibold">{text}</span>
            )}
          </div>
          <svg
            viewBox="0 0 100 2"
            preserveAspectRatio="none"
            className="mt-1.5 h-2 w-full"
            aria-hidden="true"
          >
            <rect width="100" height="2" className="fill-sand" />
            <rect width={Math.min(100, share * 100)} height="2" className="fill-forest" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
