import { ADDRESS_HEADER } from './auth.ts';
import type { BrowserRequest } from './identity-provider.ts';

/** The browser's headers as the library may see them: its address is ours to say. */
export function headersFor({ headers, clientAddress }: BrowserRequest): Headers {
  const seen = new Headers();
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name);
    if (value !== null) seen.set(name, value);
  }
  seen.set(ADDRESS_HEADER, clientAddress);
  return seen;
}
