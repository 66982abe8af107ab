import type { Context } from '../context.ts';

export type Labels = Readonly<Record<string, string>>;
export type Sample = { readonly value: number; readonly labels?: Labels };

type Figure = number | readonly Sample[] | undefined;

/** Figures of `/metrics` that are read from the database together, named in a `feature.ts`. */
export type Gauges<Name extends string = string> = {
  /** One sentence for each, for whoever looks at the figure. */
  readonly help: Readonly<Record<Name, string>>;
  /** One figure, several with labels, or nothing while it is unknown. */
  read(context: Context): Promise<Readonly<Record<Name, Figure>>>;
};

const registered: Gauges[] = [];

export function defineGauges<Name extends string>(gauges: Gauges<Name>): Gauges {
  return gauges;
}

export function registerGauges(given: readonly Gauges[]): void {
  registered.push(...given);
}

/** Reads every gauge. Those that fail are left out, so that they do not hide the others. */
export async function readGauges(context: Context): Promise<string> {
  const parts: string[] = [];
  // One after the other: a scrape must not take the connections of requests.
  for (const { help, read } of registered) {
    try {
      const figures = await read(context);
      for (const [name, sentence] of Object.entries(help)) {
        const figure = figures[name];
        const samples = typeof figure === 'number' ? [{ value: figure }] : (figure ?? []);
        parts.push(describeGauge(name, sentence, samples));
      }
    } catch (error) {
      context.log.warn({ metrics: Object.keys(help), err: error }, 'figures could not be read');
    }
  }
  return parts.join('\n');
}

/** A gauge in the text format of Prometheus. */
export function describeGauge(name: string, help: string, samples: readonly Sample[]): string {
  return describeMetric({ name, help, type: 'gauge' }, samples);
}

export function describeMetric(
  { name, help, type }: { name: string; help: string; type: 'gauge' | 'counter' },
  samples: readonly Sample[],
): string {
  const lines = samples.map(
    ({ value, labels = {} }) => `${name}${labelsOf(labels)} ${formatValue(value)}`,
  );
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function labelsOf(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([key, value]) => `${key}="${value.replace(/[\\"\n]/g, (found) => ESCAPES[found] ?? '')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };

function formatValue(value: number): string {
  return value === Number.POSITIVE_INFINITY ? '+Inf' : String(value);
}
