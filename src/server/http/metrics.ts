import { collectDefaultMetrics, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** The upper bounds of the durations, in seconds; the last count is for those beyond. */
const BOUNDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What was counted of a method. Numbers in arrays, because every request counts. */
type Counter = { byStatusClass: number[]; byBound: number[]; seconds: number };
const tallies = new Map<string, Counter>();

/** Counts a request that was answered. */
export function observeRequest(method: string, status: number, seconds: number): void {
  const tally = tallies.get(method) ?? newTally(method);
  const statusClass = (status / 100) | 0;
  tally.byStatusClass[statusClass] = (tally.byStatusClass[statusClass] ?? 0) + 1;
  let bound = 0;
  while (bound < BOUNDS.length && seconds > (BOUNDS[bound] as number)) bound += 1;
  tally.byBound[bound] = (tally.byBound[bound] ?? 0) + 1;
  tally.seconds += seconds;
}

function newTally(method: string): Counter {
  const label = KNOWN_METHODS.has(method) ? method : 'OTHER';
  const tally = tallies.get(label) ?? { byStatusClass: [], byBound: [], seconds: 0 };
  tallies.set(label, tally);
  return tally;
}

const COUNTER = 'http_requests_total';
const HISTOGRAM = 'http_request_duration_seconds';

/** Requests and their durations, in the text format of Prometheus. */
function describeRequests(): string {
  const counted: string[] = [];
  const durations: string[] = [];
  for (const [method, { byStatusClass, byBound, seconds }] of tallies) {
    byStatusClass.forEach((count, statusClass) => {
      counted.push(`${COUNTER}{method="${method}",status="${statusClass}xx"} ${count}`);
    });
    let total = 0;
    for (const [index, bound] of [...BOUNDS, '+Inf'].entries()) {
      total += byBound[index] ?? 0;
      durations.push(`${HISTOGRAM}_bucket{le="${bound}",method="${method}"} ${total}`);
    }
    durations.push(`${HISTOGRAM}_sum{method="${method}"} ${seconds}`);
    durations.push(`${HISTOGRAM}_count{method="${method}"} ${total}`);
  }
  return [
    `# HELP ${COUNTER} Requests answered, by method and status class`,
    `# TYPE ${COUNTER} counter`,
    ...counted,
    '',
    `# HELP ${HISTOGRAM} Time to answer a request`,
    `# TYPE ${HISTOGRAM} histogram`,
    ...durations,
    '',
  ].join('\n');
}

/** Everything that is measured, in the text format of Prometheus. */
export async function describeMetrics(): Promise<string> {
  return `${await registry.metrics()}\n${describeRequests()}`;
}
