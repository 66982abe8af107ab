import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OPERATIONS, settingsTable, withTables } from './settings-table.ts';

it('the operations guide lists settings, needs of production and commands as the code has them (else run `npm run docs:settings`)', () => {
  const text = readFileSync(OPERATIONS, 'utf8');
  expect(withTables(text)).toBe(text);
  expect(text).toContain('| `casa verify-ledger` |');
  expect(settingsTable()).toContain('| `PORT` | `3000` | Port the server listens on. |');
});
