import { describe, expect, it } from 'vitest';
import { isSessionOver, widensConfirming } from './rules.ts';

describe('widensConfirming', () => {
  it.each([
    ['member', 'support', false],
    ['support', 'treasurer', true],
    ['editor', 'admin', true],
    ['treasurer', 'admin', true],
    ['admin', 'treasurer', false],
    ['admin', 'reviewer', false],
    ['treasurer', 'treasurer', false],
  ] as const)('from %s to %s: %s', (from, to, expected) => {
    expect(widensConfirming(from, to)).toBe(expected);
  });
});

it('ends the sessions of all staff after twelve hours', () => {
  const start = new Date('2026-01-01T00:00:00Z');
  const later = new Date('2026-01-01T12:00:00Z');
  expect(isSessionOver(start, 'member', later)).toBe(false);
  for (const role of ['admin', 'treasurer', 'reviewer', 'support', 'editor'] as const) {
    expect(isSessionOver(start, role, later)).toBe(true);
  }
});
