import { describe, expect, it } from 'vitest';
import { outsideKeys } from '#testing/outside-keys.ts';

const clientId = outsideKeys.google ?? '';
const DISCOVERY = 'https://accounts.google.com/.well-known/openid-configuration';

/** Checks against Google itself what the sign-in relies on. */
describe.skipIf(clientId === '')('Google itself (skipped without GOOGLE_TEST_CLIENT_ID)', () => {
  it('serves its discovery document, and knows our client', { timeout: 30_000 }, async () => {
    const described = await (await fetch(DISCOVERY)).json();
    expect(described).toMatchObject({
      issuer: 'https://accounts.google.com',
      token_endpoint: expect.stringMatching(/^https:/),
      jwks_uri: expect.stringMatching(/^https:/),
    });
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/api/identity/callback/google',
    });
    const answer = await fetch(`${described.authorization_endpoint}?${query}`);
    expect(answer.url).not.toContain('error');
    expect(await answer.text()).not.toContain('invalid_client');
  });
});
