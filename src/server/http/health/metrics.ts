import { collectDefaultMetrics, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** Upper bounds of the durations in seconds; the last count is for longer ones. */
const BOUNDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The counts of a method, in arrays because every request updates them. */
type Counter = { byStatusClass: number[]; byBound: number[]; seconds: number };
const counters = new Map<string, Counter>();

/** Upper bounds by route: few, because there are hundreds of routes. */
const ROUTE_BOUNDS = [0.1, 0.3, 1, 3];
type RouteCounter = { byBound: number[]; seconds: number };
/** By the pattern of the route, never by what somebody typed. */
const routes = new Map<string, RouteCounter>();

export function observeRequest(
  method: string,
  status: number,
  seconds: number,
  route: string | undefined,
): void {
  if (route) observeRoute(`${labelOf(method)} ${route}`, seconds);
  const counter = counters.get(method) ?? newCounter(method);
  const statusClass = (status / 100) | 0;
  counter.byStatusClass[statusClass] = (counter.byStatusClass[statusClass] ?? 0) + 1;
  let bound = 0;
  while (bound < BOUNDS.length && seconds > (BOUNDS[bound] as number)) bound += 1;
  counter.byBound[bound] = (counter.byBound[bound] ?? 0) + 1;
  counter.seconds += seconds;
}

function observeRoute(name: string, seconds: number): void {
  const counter = routes.get(name) ?? { byBound: [], seconds: 0 };
  routes.set(name, counter);
  const place = ROUTE_BOUNDS.findIndex((bound) => seconds <= bound);
  const bound = place === -1 ? ROUTE_BOUNDS.length : place;
  counter.byBound[bound] = (counter.byBound[bound] ?? 0) + 1;
  counter.seconds += seconds;
}

const labelOf = (method: string) => (KNOWN_METHODS.has(method) ? method : 'OTHER');

function newCounter(method: string): Counter {
  const label = labelOf(method);
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
    durations.push(
      ...histogramLines(HISTOGRAM, `method="${method}"`, BOUNDS, { byBound, seconds }),
    );
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

const ROUTE_HISTOGRAM = 'casa_route_duration_seconds';

function describeRoutes(): string {
  const lines = [...routes].flatMap(([name, counter]) => {
    const [method = '', route = ''] = name.split(' ');
    return histogramLines(
      ROUTE_HISTOGRAM,
      `method="${method}",route="${route}"`,
      ROUTE_BOUNDS,
      counter,
    );
  });
  return [
    `# HELP ${ROUTE_HISTOGRAM} Time to answer a request, by route`,
    `# TYPE ${ROUTE_HISTOGRAM} histogram`,
    ...lines,
    '',
  ].join('\n');
}

function histogramLines(
  name: string,
  labels: string,
  bounds: readonly number[],
  { byBound, seconds }: RouteCounter,
): string[] {
  let total = 0;
  const buckets = [...bounds, '+Inf'].map((bound, index) => {
    total += byBound[index] ?? 0;
    return `${name}_bucket{le="${bound}",${labels}} ${total}`;
  });
  return [...buckets, `${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${total}`];
}

/** Everything that this process measures by itself, in the text format of Prometheus. */
export async function describeMetrics(): Promise<string> {
  return [await registry.metrics(), describeRequests(), describeRoutes()].join('\n');
}
