import { describe, expect, it } from 'vitest';
import { passwordProblem } from '../password-rules.ts';
import { isCommonPassword } from './check-password.ts';

const member = { email: 'ana.lima@example.com', isAdmin: false };
const admin = { ...member, isAdmin: true };

describe('passwordProblem', () => {
  it.each([
    ['12345', member, 'WEAK_PASSWORD'],
    ['123456', member, 'COMMON_PASSWORD'],
    ['password', member, 'COMMON_PASSWORD'],
    ['PassWord', member, 'COMMON_PASSWORD'],
    ['password1', member, 'COMMON_PASSWORD'],
    ['aaaaaaaaaaaa', member, 'COMMON_PASSWORD'],
    ['h3%kQz', member, 'PASSWORD_TOO_SHORT'],
    ['ana.lima@example.com', member, 'PASSWORD_IS_NAME'],
    ['Ana.Lima2026', member, 'PASSWORD_IS_NAME'],
    ['CasaCircle!1', member, 'PASSWORD_IS_NAME'],
    ['eight ok', member, undefined],
    ['a good password', member, undefined],
    ['eleven char', admin, 'ADMIN_PASSWORD_TOO_SHORT'],
    ['twelve chars', admin, undefined],
    ['pässwörter für ana', member, undefined],
  ])('says of %j what is wrong', (password, owner, problem) => {
    expect(passwordProblem(password, owner, isCommonPassword)).toBe(problem);
  });
});
