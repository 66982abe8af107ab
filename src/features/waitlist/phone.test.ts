import { expect, it } from 'vitest';
import { formatPhone, PHONE_LENGTH } from './phone.ts';

it.each([
  ['', ''],
  ['8', '(8'],
  ['801', '(801'],
  ['8015', '(801) 5'],
  ['801555', '(801) 555'],
  ['8015550', '(801) 555-0'],
  ['8015550100', '(801) 555-0100'],
  ['80155501009999', '(801) 555-0100'],
  ['abc', ''],
  ['80a1-55b5 01.00', '(801) 555-0100'],
  ['+1 (801) 555-0100', '(801) 555-0100'],
  ['1801', '(801'],
  ['1', ''],
  ['001 801 555 0100', '(801) 555-0100'],
])('%s is shown as %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
  expect(formatPhone(shown)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(PHONE_LENGTH);
});
