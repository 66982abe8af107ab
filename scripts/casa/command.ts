import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What a command takes in a fixed place. */
export type Argument = { readonly about: string; readonly isOptional?: true };

/** What a command takes by name: `--name value`, or `--name` alone for a flag. */
export type Option =
  | { readonly kind: 'flag'; readonly about: string }
  | {
      readonly kind: 'text';
      readonly about: string;
      /** How help shows the value. */
      readonly value: string;
      readonly fallback?: string;
    }
  | {
      readonly kind: 'number';
      readonly about: string;
      readonly fallback: number;
      readonly min?: number;
    };

type Given<A extends Record<string, Argument>, O extends Record<string, Option>> = {
  readonly [K in keyof A]: A[K] extends { isOptional: true } ? string | undefined : string;
} & {
  readonly [K in keyof O]: O[K] extends { kind: 'flag' }
    ? boolean
    : O[K] extends { kind: 'number' }
      ? number
      : O[K] extends { fallback: string }
        ? string
        : string | undefined;
};

type Definition<A extends Record<string, Argument>, O extends Record<string, Option>> = {
  /** What a person types, such as `casa backup`. */
  readonly name: string;
  /** What it does and what it needs, in a few sentences. */
  readonly about: string;
  readonly args?: A;
  readonly options?: O;
  /** Returns the exit status; 0 when it returns nothing. */
  run(given: Given<A, O>): Promise<number | undefined> | number | undefined;
};

export type Command = {
  readonly name: string;
  help(): string;
  /** Reads the arguments, shows help when asked, and returns the exit status. */
  run(args: readonly string[]): Promise<number>;
};

/** The arguments of a command are wrong: the sentence says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The status of a command that was called in a wrong way. */
export const USAGE_STATUS = 2;

/** Describes a command; its help and the reading of its arguments follow from that. */
export function defineCommand<
  const A extends Record<string, Argument> = Record<never, never>,
  const O extends Record<string, Option> = Record<never, never>,
>({ name, about, args, options, run }: Definition<A, O>): Command {
  const takes = Object.entries<Argument>(args ?? {});
  const named = Object.entries<Option>(options ?? {});
  const help = () => helpOf(name, about, takes, named);
  return {
    name,
    help,
    async run(words) {
      if (words.includes('--help') || words.includes('-h')) {
        process.stdout.write(help());
        return 0;
      }
      return (await run(read(words, takes, named) as Given<A, O>)) ?? 0;
    },
  };
}

function read(
  words: readonly string[],
  takes: readonly [string, Argument][],
  named: readonly [string, Option][],
): Record<string, unknown> {
  const { values, positionals } = parse(words, named);
  if (positionals.length > takes.length)
    throw new UsageError(`There is one argument too many: '${positionals[takes.length]}'.`);
  const given: Record<string, unknown> = {};
  for (const [index, [name, { about, isOptional }]] of takes.entries()) {
    const value = positionals[index];
    if (!value && !isOptional) throw new UsageError(`${placeholder(name)} is missing: ${about}.`);
    given[name] = value;
  }
  for (const [name, option] of named) given[name] = readOption(name, option, values[name]);
  return given;
}

function parse(words: readonly string[], named: readonly [string, Option][]) {
  const options = Object.fromEntries(
    named.map(([name, { kind }]) => [
      name,
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`);
  }
}

function readOption(name: string, option: Option, value: string | boolean | undefined) {
  if (option.kind === 'flag') return value === true;
  if (value === undefined) return option.fallback;
  if (option.kind === 'text') return value;
  const number = Number(value);
  const min = option.min ?? 0;
  if (value === '' || !Number.isFinite(number) || number < min)
    throw new UsageError(`--${name} must be a number of at least ${min} (it is '${value}').`);
  return number;
}

const placeholder = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

function helpOf(
  name: string,
  about: string,
  takes: readonly [string, Argument][],
  named: readonly [string, Option][],
): string {
  const places = takes.map(([key, { isOptional }]) =>
    isOptional ? `[${placeholder(key)}]` : placeholder(key),
  );
  const rows = [
    ...takes.map(([key, argument]) => [placeholder(key), argument.about] as const),
    ...named.map(([key, option]) => [titleOf(key, option), aboutOf(option)] as const),
    ['--help', 'Shows this'] as const,
  ];
  const usage = [typed(name), ...places, ...(named.length > 0 ? ['[OPTIONS]'] : [])].join(' ');
  return `${usage}\n\n${wrap(about)}\n\n${table(rows)}`;
}

/** What a person types: npm needs two dashes before the arguments of a script. */
export function typed(name: string): string {
  const script = process.env.npm_lifecycle_event;
  if (!script) return name;
  return script === 'casa' ? `npm run casa --${name.replace(/^casa/, '')}` : `npm run ${script} --`;
}

function titleOf(name: string, option: Option): string {
  if (option.kind === 'flag') return `--${name}`;
  return `--${name} ${option.kind === 'number' ? 'NUMBER' : option.value}`;
}

const aboutOf = (option: Option) =>
  'fallback' in option && option.fallback !== undefined
    ? `${option.about} (${option.fallback} unless given)`
    : option.about;

/** Two columns; the second one begins where the longest title of the first ends. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([title]) => title.length)) + 3;
  return rows.map(([title, text]) => `  ${title.padEnd(width)}${text}\n`).join('');
}

const LINE = 88;

function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= LINE) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

/** A path as the caller meant it: npm runs scripts in the project's folder. */
export const callersPath = (path: string): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), path);
