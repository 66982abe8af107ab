import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Requests answered, by method and status class',
  labelNames: ['method', 'status'],
  registers: [registry],
});

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer a request',
  labelNames: ['method'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
  registers: [registry],
});

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function observeRequest(method: string, status: number, seconds: number): void {
  const label = KNOWN_METHODS.has(method) ? method : 'OTHER';
  requests.inc({ method: label, status: `${Math.floor(status / 100)}xx` });
  durations.observe({ method: label }, seconds);
}
