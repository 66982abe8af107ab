import { lazy, type ReactNode, Suspense } from 'react';
import { Spinner } from '#ui/spinner.tsx';
import { useIsHydrating } from '#ui/use-is-hydrating.ts';
import { SkipLink } from './skip-link.tsx';

const AdminGate = lazy(() =>
  import('#features/accounts/web/admin-gate.tsx').then(({ AdminGate }) => ({
    default: AdminGate,
  })),
);
const AdminFrame = lazy(() =>
  import('#features/admin/web/admin-frame.tsx').then(({ AdminFrame }) => ({
    default: AdminFrame,
  })),
);

/** Pages of admins: nothing shows until the server has said that this is one. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating();
  const waiting = (
    <main id="content" className="grid min-h-dvh place-items-center">
      <Spinner label="Checking your sign-in" />
    </main>
  );
  return (
    <>
      <SkipLink />
      {isHydrating ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <AdminGate>
            <AdminFrame>{children}</AdminFrame>
          </AdminGate>
        </Suspense>
      )}
    </>
  );
}
