import { ADDRESS_HEADER } from './auth.ts';
import type { BrowserRequest } from './identity-provider.ts';

/** The browser's headers for the library, with the client address that we determined. */
export function headersFor({ headers, clientAddress }: BrowserRequest): Headers {
  const seen = new Headers();
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name);
    if (value !== null) seen.set(name, value);
  }
  seen.set(ADDRESS_HEADER, clientAddress);
  return seen;
}
