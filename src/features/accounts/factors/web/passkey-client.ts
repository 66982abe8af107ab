import { ApiError, callApi } from '#shared/api/api-client.ts';
import {
  addPasskeyCall,
  showPasskeyCall,
  startPasskeyCall,
  startShowPasskeyCall,
} from '../passkey-contract.ts';

type Browser = typeof import('@simplewebauthn/browser');
type NewOptions = Parameters<Browser['startRegistration']>[0]['optionsJSON'];
type UseOptions = Parameters<Browser['startAuthentication']>[0]['optionsJSON'];

/** Whether this browser has passkeys at all: over TLS, or on the machine itself. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

/** Makes a passkey on the person's device and adds it to their account. */
export async function addPasskey(name: string): Promise<void> {
  const browser = import('@simplewebauthn/browser');
  const { options } = await callApi(startPasskeyCall, {});
  const made = await (await browser).startRegistration({
    optionsJSON: options as unknown as NewOptions,
  });
  await callApi(addPasskeyCall, { body: { name, passkey: made } });
}

/** Shows a passkey of the person as their second factor. */
export async function showPasskey(): Promise<void> {
  const browser = import('@simplewebauthn/browser');
  const { options } = await callApi(startShowPasskeyCall, {});
  const used = await (await browser).startAuthentication({
    optionsJSON: options as unknown as UseOptions,
  });
  await callApi(showPasskeyCall, { body: { passkey: used } });
}

/** Why a passkey was not made or used: the server said so, the device has one, or it was cancelled. */
export function passkeyFailure(error: unknown): 'server' | 'known' | 'device' {
  if (error instanceof ApiError || error instanceof TypeError) return 'server';
  const { name } = error as { name?: string };
  return name === 'InvalidStateError' ? 'known' : 'device';
}
