import { afterEach, describe, expect, it } from 'vitest';
import {
  type SignedInUser,
  setSignedIn,
  setSignedOut,
} from '#features/accounts/sign-in/web/auth-store.ts';
import { sendCreditAmount, sendIncome } from './update-application.ts';

describe('a change of one’s own record', () => {
  afterEach(setSignedOut);

  it('is not sent when nobody is signed in any more', async () => {
    setSignedOut();
    const refused = { message: 'Not authenticated', userMessage: 'Not authenticated' };
    await expect(sendIncome('$6,200')).rejects.toMatchObject(refused);
    await expect(sendCreditAmount('650')).rejects.toMatchObject(refused);
  });

  it('is not sent for an account without an address', async () => {
    setSignedIn({ email: '' } as SignedInUser);
    await expect(sendIncome('$6,200')).rejects.toMatchObject({
      userMessage: 'User email not found',
    });
  });
});
