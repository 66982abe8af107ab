import type { ReactNode } from 'react';
import { FactorGate } from '#features/accounts/factors/web/factor-gate.tsx';
import { AdminScope } from '#features/accounts/team/web/admin-gate.tsx';
import { useAdminSession } from '#features/accounts/team/web/use-admin-session.ts';
import { AdminFrame } from '#features/admin/web/admin-frame.tsx';
import { BlogSession } from '#features/blog/web/blog-session.ts';
import { PlainLayout } from './plain-layout.tsx';
import { SkipLink } from './skip-link.tsx';

/** The blog's tool in the admin frame; for others, the page itself shows a refusal. */
export function BlogAdminLayout({ children }: { children: ReactNode }) {
  const session = useAdminSession();
  if (session.status === 'factor') return <FactorGate onDone={session.retry} />;
  const page = <BlogSession value={session}>{children}</BlogSession>;
  if (session.status !== 'in') return <PlainLayout>{page}</PlainLayout>;
  return (
    <>
      <SkipLink />
      <AdminScope admin={session.admin}>
        <AdminFrame>{page}</AdminFrame>
      </AdminScope>
    </>
  );
}
