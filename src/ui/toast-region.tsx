import { useEffect } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { PlainToast } from './plain-toast.tsx';
import { type Toast, useToast } from './toast-store.ts';

const Toaster = lazyPart(
  () => import('./toaster.tsx'),
  ({ Toaster }) => Toaster,
  { failed: ({ toast }: { toast: Toast }) => <PlainToast toast={toast} /> },
);

/**
 * Where toasts appear. Their code is fetched soon after the page is alive; a failure is reported
 * without it when the network is what failed.
 */
export function ToastRegion() {
  const toast = useToast();
  useEffect(Toaster.preload, []);
  return toast ? <Toaster toast={toast} /> : null;
}
