import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTION_CHOICES, describeAction, describeChange } from './audit-words.ts';

const features = join(import.meta.dirname, '../..');

/** Every action that stands in the source as a whole. */
function actionsInSource(): string[] {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /[\\/]server[\\/].*\.ts$/.test(file) && !file.endsWith('.test.ts'),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(features, file), 'utf8');
    if (!/recordAudits?\b/.test(text)) return [];
    return [...text.matchAll(/'([a-z]+\.[a-z]+(?:-[a-z]+)*)'/g)].map(([, name]) => name ?? '');
  });
  return [...new Set(found)].filter((name) => !name.endsWith('.csv'));
}

describe('the words of the audit log', () => {
  it('tell of every action that is recorded', () => {
    const known = ACTION_CHOICES.map(([action]) => action);
    const recorded = actionsInSource();
    expect(recorded.length).toBeGreaterThan(15);
    expect(recorded.filter((action) => !known.includes(action))).toEqual([]);
  });

  it('make a sentence, also of what is not known', () => {
    expect(describeAction('application.income-approved')).toBe('approved the income of');
    expect(describeAction('document.opened')).toBe('opened a document of');
    expect(describeAction('robot.was-fed')).toBe('robot was fed:');
  });

  it('show times with their zone and money as people write it', () => {
    expect(
      describeChange({
        before: { closesAt: '2026-07-01T18:00:00.000Z', version: 1 },
        after: { closesAt: '2026-12-01T18:00:00.000Z', version: 1, cents: 20_000, noteId: 'x' },
      }),
    ).toEqual([
      {
        field: 'Window ends',
        before: 'Jul 1, 2026, 12:00 PM MDT',
        after: 'Dec 1, 2026, 11:00 AM MST',
      },
      { field: 'Amount', after: '$200' },
    ]);
  });
});
