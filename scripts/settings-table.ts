import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsSchema } from '../src/platform/settings/settings.ts';

export const OPERATIONS = join(import.meta.dirname, '../docs/operations.md');
const BEGIN = '<!-- settings: made by `npm run docs:settings` -->';
const END = '<!-- /settings -->';

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

/** The operations guide with the current table. */
export function withSettingsTable(text: string): string {
  const [before, rest = ''] = text.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${settingsTable()}\n\n${END}${after}`;
}

if (import.meta.main)
  writeFileSync(OPERATIONS, withSettingsTable(readFileSync(OPERATIONS, 'utf8')));
