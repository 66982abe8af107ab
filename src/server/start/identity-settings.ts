import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_SESSION_HOURS } from '#features/accounts/rules.ts';
import { POPUP_DONE_PATH } from '#features/accounts/sign-in/server/google-routes.ts';
import type { Config } from '#platform/settings/config.ts';
import type { IdentitySecret, IdentitySettings } from '#providers/identity/auth.ts';
import type { GoogleSettings } from '#providers/identity/google.ts';
import {
  SANDBOX_CLIENT,
  sandboxGoogleIssuer,
} from '#providers/identity/sandbox/sandbox-google-client.ts';
import type { Randomness } from '#providers/randomness/randomness.ts';

const GOOGLE_DISCOVERY = 'https://accounts.google.com/.well-known/openid-configuration';

/** The identity provider's settings, from the configuration and the data folder. */
export async function identitySettings(
  config: Config,
  randomness: Randomness,
): Promise<IdentitySettings> {
  return {
    publicUrl: config.publicUrl,
    sessionDays: config.SESSION_DAYS,
    maxSessionHours: MAX_SESSION_HOURS.member,
    secrets: config.IDENTITY_SECRETS ?? (await loadOrCreateSecrets(config, randomness)),
    google: googleSettings(config),
    unmatchedReturnPath: POPUP_DONE_PATH,
    hasPersonas: config.hasDemo,
  };
}

/** Whether the sandbox replaces Google. */
export function usesSandboxGoogle(config: Config): boolean {
  return config.hasSandbox && !config.GOOGLE_CLIENT_ID;
}

function googleSettings(config: Config): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (clientId && clientSecret) return { discoveryUrl: GOOGLE_DISCOVERY, clientId, clientSecret };
  if (!usesSandboxGoogle(config)) return undefined;
  return {
    ...SANDBOX_CLIENT,
    discoveryUrl: `${sandboxGoogleIssuer(config.publicUrl)}/.well-known/openid-configuration`,
  };
}

/** The secrets of the data folder, generated at the first start; the newest first. */
async function loadOrCreateSecrets(
  { dataDir, isProduction }: Config,
  randomness: Randomness,
): Promise<IdentitySecret[]> {
  if (isProduction) throw new Error('IDENTITY_SECRETS is not set, and production needs it.');
  const file = join(dataDir, 'identity-secrets.json');
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
  }
  const secrets = [{ version: 1, value: randomness.bytes(48).toString('base64url') }];
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify(secrets)}\n`, { mode: 0o600, flag: 'wx' });
  return secrets;
}
