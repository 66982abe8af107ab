import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

const isOfProvider = (name: string) =>
  name.startsWith('payment_intent') ||
  name.startsWith('setup_intent') ||
  name === 'redirect_status';

/**
 * For a page to which a bank redirects: removes the provider's parameters from the address, so that
 * no secret stays in the history, and reports once which payment or setup they belong to.
 */
export function useProviderReturn(onReturned: (clientSecret: string) => void): void {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const handled = useRef<string | undefined>(undefined);
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const clientSecret =
      parameters.get('payment_intent_client_secret') ??
      parameters.get('setup_intent_client_secret');
    if (!clientSecret || handled.current === clientSecret) return;
    handled.current = clientSecret;
    for (const name of [...parameters.keys()]) if (isOfProvider(name)) parameters.delete(name);
    const rest = parameters.size > 0 ? `?${parameters}` : '';
    navigate(path + rest, { replace: true });
    onReturned(clientSecret);
  }, [search, path, navigate, onReturned]);
}
