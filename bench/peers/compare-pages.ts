import { type Comparison, compare } from '../frame.ts';
import { pageMetric, withBrowser } from '../lighthouse.ts';
import { requestsPerSecond } from '../load.ts';
import { roundsOr } from './beside.ts';

const PAINTS = [
  ['largest paint', 'largest-contentful-paint', '≤ 0.75'],
  ['total blocking time', 'total-blocking-time', '≤ 150 ms'],
] as const;

type Pages = { name: string; against: string; ours: string; theirs: string };

/** Two pages with the same content: how many are served, and what Lighthouse sees on a phone. */
export async function* comparePages(pages: Pages): AsyncGenerator<Comparison> {
  const { name, against, ours, theirs } = pages;
  const rounds = roundsOr(5);
  yield await compare({
    name,
    unit: 'requests/s',
    against,
    rounds,
    ours: () => requestsPerSecond(ours),
    limit: () => requestsPerSecond(theirs),
  });
  for (const [what, metric, goal] of PAINTS) {
    yield await withBrowser((port) =>
      compare({
        name: `${name}, ${what} (Lighthouse, mobile)`,
        unit: 'ms',
        against,
        goal,
        rounds,
        ours: () => pageMetric(ours, port, metric),
        limit: () => pageMetric(theirs, port, metric),
      }),
    );
  }
}
