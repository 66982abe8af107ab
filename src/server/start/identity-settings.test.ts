import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#platform/settings/config.ts';
import { systemClock } from '#providers/clock/clock.ts';
import { createIdentity } from '#providers/identity/create-identity.ts';
import { createRandomness } from '#providers/randomness/randomness.ts';
import { quickHashing } from '#testing/quick-hashing.ts';
import { PRODUCTION_SETTINGS } from '#testing/setup/test-settings.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { identitySettings, usesSandboxGoogle } from './identity-settings.ts';

const randomness = createRandomness(systemClock);
const PRODUCTION = {
  ...PRODUCTION_SETTINGS,
  PRODUCTION_ALLOWS: 'sandbox-payments',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
};

describe('identity secrets', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'casa-secrets-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('are made once in the evaluation default, readable by their owner only', async () => {
    const config = readConfig({ DATA_DIR: dataDir });
    const first = await identitySettings(config, randomness);
    const again = await identitySettings(config, randomness);
    expect(again.secrets).toEqual(first.secrets);
    expect(first.secrets[0]?.value.length).toBeGreaterThanOrEqual(32);
    const file = join(dataDir, 'identity-secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(first.secrets);
  });

  it.each([
    [{ IDENTITY_SECRETS: '' }, /IDENTITY_SECRETS is not set/],
    [{ IDENTITY_SECRETS: '1:short' }, /IDENTITY_SECRETS must look like/],
    [{ IDENTITY_SECRETS: 'x'.repeat(40) }, /IDENTITY_SECRETS must look like/],
    [{ IDENTITY_SECRETS: `1:${'x'.repeat(32)},1:${'y'.repeat(32)}` }, /each version once/],
    [{ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }, /GOOGLE_CLIENT_ID is not set/],
    [{ GOOGLE_CLIENT_SECRET: '' }, /GOOGLE_CLIENT_SECRET is not set/],
    [{ ADMIN_EMAIL: 'boss@example.com' }, /ADMIN_PASSWORD is not set/],
    [{ ADMIN_EMAIL: 'boss', ADMIN_PASSWORD: 'a long password' }, /ADMIN_EMAIL must be/],
  ])('production does not start with %o', (wrong, sentence) => {
    expect(() => readConfig({ ...PRODUCTION, ...wrong })).toThrow(sentence);
  });

  it('are never part of an error message about a wrong setting', () => {
    const secret = `1:${'q'.repeat(20)}`;
    expect(() => readConfig({ ...PRODUCTION, IDENTITY_SECRETS: secret })).not.toThrow('qqqq');
  });

  it('come from the environment in production, which has no sandbox of Google', async () => {
    const config = readConfig(PRODUCTION);
    expect(usesSandboxGoogle(config)).toBe(false);
    expect(await identitySettings(config, randomness)).toMatchObject({
      secrets: [{ version: 1 }],
      google: { discoveryUrl: 'https://accounts.google.com/.well-known/openid-configuration' },
    });
  });
});

describe('a newer secret', () => {
  const test = useTestApp();

  it('keeps ID tokens and their keys valid; people have to sign in again', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp('ana@example.com');
    const idToken = await browser.idToken();
    const { secrets, ...settings } = await identitySettings(test.context.config, randomness);
    const rotated = await createIdentity(
      {
        ...settings,
        secrets: [{ version: 2, value: 'a newer secret, long enough for all' }, ...secrets],
      },
      { ...test.context, passwords: quickHashing, sendMail: async () => {} },
    );
    expect((await rotated.verifyIdToken(idToken)).user.email).toBe('ana@example.com');
    const before = await rotated.readKeys();
    const credentials = { email: 'ana@example.com', password: 'a good password' };
    const client = { headers: new Headers(), clientAddress: '127.0.0.1' };
    const { cookies } = await rotated.signIn(credentials, client);
    const cookie = cookies.map((text) => text.split(';')[0]).join('; ');
    const issued = await rotated.issueIdToken({ ...client, headers: new Headers({ cookie }) });
    expect((await rotated.verifyIdToken(issued.idToken)).user.email).toBe('ana@example.com');
    expect(await rotated.readKeys(), 'the old key is still the one that signs').toEqual(before);
  });
});
