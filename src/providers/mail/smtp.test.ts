import { describe, expect, it } from 'vitest';
import { isRefusal } from './smtp.ts';

const refused = (responseCode: number, response: string, command = 'RCPT TO') =>
  Object.assign(new Error(response), { command, responseCode, response });

describe('a refusal by a mail server', () => {
  it.each([
    [refused(550, '550 5.1.1 no such user'), true],
    [refused(553, '553 mailbox name not allowed'), true],
    [refused(550, '550 5.7.1 relaying denied'), false],
    [refused(450, '450 4.2.0 greylisted'), false],
    [refused(550, '550 5.1.8 bad sender', 'MAIL FROM'), false],
    [refused(535, '535 5.7.8 wrong password', 'AUTH PLAIN'), false],
    [new Error('connect ECONNREFUSED'), false],
  ])('%s is for good: %s', (error, isForGood) => {
    expect(isRefusal(error)).toBe(isForGood);
  });
});
