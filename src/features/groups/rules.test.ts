import { expect, it } from 'vitest';
import { groupCode, groupName, groupNameIn } from './rules.ts';

it('names a group by its plan and number', () => {
  expect(groupName('650', 2)).toBe('$650,000 Group 2');
});

it('has a short name for draws and books, which tells test money apart', () => {
  expect(groupCode({ mode: 'live', planId: '450', number: 7 })).toBe('450-7');
  expect(groupCode({ mode: 'sandbox', planId: '450', number: 7 })).toBe('test-450-7');
  expect(groupCode({ mode: 'test', planId: '650', number: 1 })).toBe('test-650-1');
});

it('writes a group’s name in the reader’s language, and leaves other texts alone', () => {
  for (const plan of ['450', '650'] as const) {
    const english = groupName(plan, 12);
    expect(groupNameIn(english, 'pt-BR')).toBe(groupName(plan, 12, 'pt-BR'));
    expect(groupNameIn(english, 'en')).toBe(english);
  }
  expect(groupNameIn('$1 Group 1', 'pt-BR')).toBe('$1 Group 1');
  expect(groupNameIn('test-450-7', 'en')).toBe('$450,000 Group 7');
  expect(groupNameIn('650-7', 'en')).toBe('$650,000 Group 7');
  expect(groupNameIn('999-7', 'en')).toBe('999-7');
});
