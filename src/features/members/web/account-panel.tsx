import { Link } from 'wouter';
import { isGmailAddress } from '#features/accounts/rules.ts';
import { formatDay } from '#shared/format-date.ts';
import { buttonStyles } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Dashboard } from '../contract.ts';

/** Who is signed in, and how. */
export function AccountPanel({ user }: { user: Dashboard['user'] }) {
  const rows = [
    ['Email', user.email],
    ['Account type', isGmailAddress(user.email) ? 'Google' : 'Email registration'],
    ['Email verified', user.isEmailVerified ? 'Yes' : 'Not yet'],
    ...(user.createdAt ? [['Member since', formatDay(user.createdAt)]] : []),
  ];
  return (
    <Panel title="Account information">
      <dl className="mt-4 grid gap-3 text-sm">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      <Link href="/dashboard/account" className={buttonStyles('quiet', 'mt-5')}>
        Account settings
      </Link>
    </Panel>
  );
}
