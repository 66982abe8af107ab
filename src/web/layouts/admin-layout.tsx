import type { ReactNode } from 'react';
import { lazySection } from '#ui/section/lazy-section.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { SkipLink } from './skip-link.tsx';

const waiting = (
  <main id="content" className="grid min-h-dvh place-items-center">
    <Spinner label="Checking your sign-in" />
  </main>
);
const AdminGate = lazySection(
  () => import('#features/accounts/team/web/admin-gate.tsx'),
  ({ AdminGate }) => AdminGate,
  { waiting },
);
const AdminFrame = lazySection(
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
