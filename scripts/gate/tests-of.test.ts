import { expect, it } from 'vitest';
import { testsOf } from './tests-of.ts';

it('names the tests of the changed feature, and no other feature’s', () => {
  const tests = testsOf(['src/features/waitlist/server/join-waitlist.ts']);
  expect(tests).not.toEqual([]);
  for (const test of tests) expect(test).toMatch(/^src\/features\/waitlist\//);
});

it('names the tests beside a file, and those elsewhere that import it', () => {
  const tests = testsOf(['src/shared/verify-beacon.ts']);
  expect(tests).toContain('src/shared/verify-beacon.test.ts');
  expect(tests.some((test) => !test.startsWith('src/shared/'))).toBe(true);
  expect(tests).not.toContain('src/features/waitlist/server/join-waitlist.test.ts');
});

it('names a changed test itself, and nothing for a text or a deleted test', () => {
  expect(testsOf(['scripts/gate/tests-of.test.ts'])).toContain('scripts/gate/tests-of.test.ts');
  expect(testsOf(['README.md'])).toEqual([]);
  expect(testsOf(['src/gone/gone.test.ts'])).toEqual([]);
});

it('names the test of the migrations for a migration', () => {
  expect(testsOf(['migrations/0002_something.sql'])).toEqual(['scripts/migrations.test.ts']);
});
