import { collectDefaultMetrics, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** Upper bounds of the durations in seconds; the last count is for longer ones. */
const BOUNDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The counts of a method, in arrays because every request updates them. */
type Counter = { byStatusClass: number[]; byBound: number[]; seconds: number };
const counters = new Map<string, Counter>();

export function observeRequest(method: string, status: number, seconds: number): void {
  const counter = counters.get(method) ?? newCounter(method);
  const statusClass = (status / 100) | 0;
  counter.byStatusClass[statusClass] = (counter.byStatusClass[statusClass] ?? 0) + 1;
  let bound = 0;
  while (bound < BOUNDS.length && seconds > (BOUNDS[bound] as number)) bound += 1;
  counter.byBound[bound] = (counter.byBound[bound] ?? 0) + 1;
  counter.seconds += seconds;
}

function newCounter(method: string): Counter {
  const label = KNOWN_METHODS.has(method) ? method : 'OTHER';
  const counter = counters.get(label) ?? { byStatusClass: [], byBound: [], seconds: 0 };
  counters.set(label, counter);
  return counter;
}

const COUNTER = 'http_requests_total';
const HISTOGRAM = 'http_request_duration_seconds';

/** Requests and their durations, in the text format of Prometheus. */
function describeRequests(): string {
  const counted: string[] = [];
  const durations: string[] = [];
  for (const [method, { byStatusClass, byBound, seconds }] of counters) {
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
