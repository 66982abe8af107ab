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

/** Browsers support passkeys only over TLS or on localhost. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

/** Creates a passkey on the person's device and adds it to their account. */
export async function addPasskey(name: string): Promise<void> {
  const browser = import('@simplewebauthn/browser');
  const { options } = await callApi(startPasskeyCall, {});
  const made = await (await browser).startRegistration({
    optionsJSON: options as unknown as NewOptions,
  });
  await callApi(addPasskeyCall, { body: { name, passkey: made } });
}

/** Verifies a passkey as the second factor. */
export async function showPasskey(): Promise<void> {
  const browser = import('@simplewebauthn/browser');
  const { options } = await callApi(startShowPasskeyCall, {});
  const used = await (await browser).startAuthentication({
    optionsJSON: options as unknown as UseOptions,
  });
  await callApi(showPasskeyCall, { body: { passkey: used } });
}

/**
 * Why a passkey failed: the server refused, the device has one already, or the device failed or the
 * person canceled.
 */
export function passkeyFailure(error: unknown): 'server' | 'known' | 'device' {
  if (error instanceof ApiError || error instanceof TypeError) return 'server';
  const { name } = error as { name?: string };
  return name === 'InvalidStateError' ? 'known' : 'device';
}
