import { expect, it } from 'vitest';
import { groupCode, groupName } from './rules.ts';

it('names a group by its plan and number', () => {
  expect(groupName('650', 2)).toBe('$650,000 Group 2');
});

it('has a short name for draws and books, which tells test money apart', () => {
  expect(groupCode({ mode: 'live', planId: '450', number: 7 })).toBe('450-7');
  expect(groupCode({ mode: 'sandbox', planId: '450', number: 7 })).toBe('test-450-7');
  expect(groupCode({ mode: 'test', planId: '650', number: 1 })).toBe('test-650-1');
});
