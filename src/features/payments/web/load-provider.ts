import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import type { PaymentSetup } from '../contract.ts';

type Setup = Pick<PaymentSetup, 'publishableKey' | 'standInScript'>;

const loaded = new Map<string, Promise<Stripe>>();

/** The payment provider's object, loaded once; after a failure it may be tried again. */
export function loadProvider(setup: Setup): Promise<Stripe> {
  const key = setup.publishableKey;
  const known = loaded.get(key);
  if (known) return known;
  const loading = load(setup);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function load({ publishableKey, standInScript }: Setup): Promise<Stripe> {
  // The sandbox script defines the provider's global first; then the real script is not fetched.
  if (standInScript) await addScript(standInScript);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('the payment provider did not load');
  return stripe;
}

function addScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the payment form did not load'));
    };
    document.head.append(script);
  });
}
