import { lazy, Suspense } from 'react';
import { useToast } from './toast-store.ts';

const Toaster = lazy(() => import('./toaster.tsx').then(({ Toaster }) => ({ default: Toaster })));

/** Where toasts appear; its code is fetched with the first of them. */
export function ToastRegion() {
  const toast = useToast();
  return toast ? (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  ) : null;
}
