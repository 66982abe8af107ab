import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * Starts a session without a password, for the sandbox's personas. The endpoint has no path, so no
 * request from outside can reach it; production does not add it at all.
 */
export const signInAsPlugin = {
  id: 'sign-in-as',
  endpoints: {
    signInAs: createAuthEndpoint(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (call) => {
        const { internalAdapter } = call.context;
        const user = await internalAdapter.findUserById(call.body.userId);
        if (!user) throw new APIError('NOT_FOUND', { code: 'USER_NOT_FOUND' });
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(call, { session, user });
        return call.json({ ok: true });
      },
    ),
  },
};
