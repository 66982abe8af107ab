import { expect, it } from 'vitest';
import { groupName } from './rules.ts';

it('names a group by its plan and number', () => {
  expect(groupName('650', 2)).toBe('$650,000 Group 2');
});
