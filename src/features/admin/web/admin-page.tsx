import { useAdmin } from '#features/accounts/web/admin-gate.tsx';
import { useAdminLogOut } from '#features/accounts/web/use-admin-session.ts';
import { Button } from '#ui/button.tsx';

/** The admin's start page. */
export function Page() {
  const admin = useAdmin();
  const logOut = useAdminLogOut();
  return (
    <section className="mx-auto max-w-6xl px-5 py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title">Admin</h1>
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-muted">{admin.email}</p>
          <Button tone="quiet" onClick={logOut}>
            Log Out
          </Button>
        </div>
      </div>
    </section>
  );
}
