import { useEffect } from 'react';
import { lazySection } from '../section/lazy-section.tsx';
import { PlainToast } from './plain-toast.tsx';
import { type Toast, useToast } from './toast-store.ts';

const Toaster = lazySection(
  () => import('./toaster.tsx'),
  ({ Toaster }) => Toaster,
  { failed: ({ toast }: { toast: Toast }) => <PlainToast toast={toast} /> },
);

/**
 * Where toasts appear. The toast library is loaded soon after hydration; until then a plain toast
 * is used, so that a network failure can be reported.
 */
export function ToastRegion() {
  const toast = useToast();
  useEffect(Toaster.preload, []);
  return toast ? <Toaster toast={toast} /> : null;
}
