import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OPERATIONS, settingsTable, withSettingsTable } from './settings-table.ts';

it('the operations guide lists every setting as the schema has it (else run `npm run docs:settings`)', () => {
  const text = readFileSync(OPERATIONS, 'utf8');
  expect(withSettingsTable(text)).toBe(text);
  expect(settingsTable()).toContain('| `PORT` | `3000` | Port the server listens on. |');
});
