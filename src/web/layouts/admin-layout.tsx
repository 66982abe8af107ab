import type { ReactNode } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { SkipLink } from './skip-link.tsx';

const waiting = (
  <main id="content" className="grid min-h-dvh place-items-center">
    <Spinner label="Checking your sign-in" />
  </main>
);
const AdminGate = lazyPart(
  () => import('#features/accounts/web/admin-gate.tsx'),
  ({ AdminGate }) => AdminGate,
  { waiting },
);
const AdminFrame = lazyPart(
  () => import('#features/admin/web/admin-frame.tsx'),
  ({ AdminFrame }) => AdminFrame,
  { waiting },
);

/** Admin pages: nothing is shown until the server has confirmed the admin. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <AdminGate>
        <AdminFrame>{children}</AdminFrame>
      </AdminGate>
    </>
  );
}
