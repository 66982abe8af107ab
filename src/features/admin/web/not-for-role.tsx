import { Link } from 'wouter';
import { useAdmin } from '#features/accounts/team/web/admin-gate.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { mayOpen } from '../may-open.ts';
import { TODAY, TOOL_GROUPS } from './admin-tools.ts';

/** In place of a page that the role may not read. */
export function NotForRole() {
  const { role } = useAdmin();
  return (
    <>
      <PageHeading
        title="Not part of your role"
        intro={`Your role is ${role}, and this page is not part of it. An admin can change your role.`}
      />
      <ul className="grid gap-2">
        {[TODAY, ...TOOL_GROUPS.flatMap(({ tools }) => tools)]
          .filter(({ href }) => mayOpen(role, href))
          .map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className="font-semibold underline underline-offset-4">
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
