import { performance } from 'node:perf_hooks';
import { describeMetric } from './gauges.ts';

type Count = { ok: number; error: number; seconds: number };
const counts = new Map<string, Count>();

/**
 * The same provider, with its calls counted. `isAnswer` names errors that are an answer, such as a
 * refused address: the provider worked.
 */
export function countCalls<P extends object>(
  name: string,
  provider: P,
  isAnswer: (error: unknown) => boolean = () => false,
): P {
  const count = counts.get(name) ?? { ok: 0, error: 0, seconds: 0 };
  counts.set(name, count);
  const end = (startedAt: number, outcome: 'ok' | 'error') => {
    count[outcome] += 1;
    count.seconds += (performance.now() - startedAt) / 1000;
  };
  return new Proxy(provider, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const startedAt = performance.now();
        const answer: unknown = value.apply(target, given);
        // Calls that answer at once do not use the network.
        if (!(answer instanceof Promise)) return answer;
        answer.then(
          () => end(startedAt, 'ok'),
          (error: unknown) => end(startedAt, isAnswer(error) ? 'ok' : 'error'),
        );
        return answer;
      };
    },
  });
}

/** Calls to the providers since the start, in the text format of Prometheus. */
export function describeProviderCalls(): string {
  const all = [...counts];
  return [
    describeMetric(
      {
        name: 'casa_provider_calls_total',
        help: 'Calls to providers by outcome; an answer that refuses is not an error',
        type: 'counter',
      },
      all.flatMap(([provider, count]) =>
        (['ok', 'error'] as const).map((outcome) => ({
          labels: { provider, outcome },
          value: count[outcome],
        })),
      ),
    ),
    describeMetric(
      {
        name: 'casa_provider_seconds_total',
        help: 'Time that calls to providers took',
        type: 'counter',
      },
      all.map(([provider, { seconds }]) => ({ labels: { provider }, value: seconds })),
    ),
  ].join('\n');
}
