import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCTION_NEEDS } from '../src/platform/settings/production-needs.ts';
import { EVALUATION_PARTS, settingsSchema } from '../src/platform/settings/settings.ts';
import { COMMANDS } from './casa/commands.ts';

export const OPERATIONS = join(import.meta.dirname, '../docs/operations.md');

/** The table of every setting, from the schema that reads them. */
export function settingsTable(): string {
  const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const missing = schema.safeParse(undefined);
    const fallback = missing.success ? shownDefault(schema) : 'required';
    return `| \`${name}\` | ${fallback} | ${schema.description ?? ''} |`;
  });
  return ['| setting | default | what it does |', '|---|---|---|', ...rows].join('\n');
}

/** The default of a setting, found through the schema's wrappers. */
function shownDefault(schema: unknown): string {
  type Layer = {
    def?: { type?: string; defaultValue?: unknown; innerType?: unknown; in?: unknown };
  };
  for (let layer = schema as Layer | undefined; layer?.def; ) {
    if (layer.def.type === 'default')
      return layer.def.defaultValue === '' ? 'none' : `\`${layer.def.defaultValue}\``;
    layer = (layer.def.innerType ?? layer.def.in) as Layer | undefined;
  }
  return '';
}

/** What production asks for, from the table that a start reads. */
function needsTable(): string {
  const rows = PRODUCTION_NEEDS.map(
    ({ setting, needs, without }) =>
      `| \`${setting}\` | ${needs} | ${without ? `\`${without}\`` : ''} |`,
  );
  return [
    '| setting | production needs | or `PRODUCTION_ALLOWS` names |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

function partsTable(): string {
  const rows = Object.entries(EVALUATION_PARTS).map(
    ([part, about]) => `| \`${part}\` | ${about} |`,
  );
  return ['| value of `PRODUCTION_ALLOWS` | then production |', '|---|---|', ...rows].join('\n');
}

function commandsTable(): string {
  const rows = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `| \`casa ${name}\` | ${summary} |`,
  );
  return ['| command | what it does |', '|---|---|', ...rows].join('\n');
}

const TABLES = {
  settings: settingsTable,
  needs: needsTable,
  parts: partsTable,
  commands: commandsTable,
};

/** The operations guide with the current tables. */
export function withTables(text: string): string {
  return Object.entries(TABLES).reduce((guide, [name, table]) => {
    const begin = `<!-- ${name}: made by \`npm run docs:settings\` -->`;
    const end = `<!-- /${name} -->`;
    const [before, rest = ''] = guide.split(begin);
    const [, after = ''] = rest.split(end);
    return `${before}${begin}\n\n${table()}\n\n${end}${after}`;
  }, text);
}

if (import.meta.main) writeFileSync(OPERATIONS, withTables(readFileSync(OPERATIONS, 'utf8')));
