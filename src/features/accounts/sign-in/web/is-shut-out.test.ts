import { expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-client.ts';
import { isShutOut } from './is-shut-out.ts';

it('sends an admin to the login when the session or the role is gone, not when a step is refused', () => {
  const refusal = (status: number, code: string) =>
    isShutOut(new ApiError(status, JSON.stringify({ code, message: '' })));
  expect(refusal(401, 'TOKEN_EXPIRED')).toBe(true);
  expect(refusal(403, 'FORBIDDEN')).toBe(true);
  expect(refusal(403, 'FACTOR_NEEDED')).toBe(true);
  for (const code of [
    'SECOND_ADMIN_NEEDED',
    'OWN_BENEFIT',
    'ADMIN_TOO_NEW',
    'FRESH_SIGN_IN_NEEDED',
  ])
    expect(refusal(403, code)).toBe(false);
});
