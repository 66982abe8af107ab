import { Link } from 'wouter';
import { isGmailAddress } from '#features/accounts/rules.ts';
import { buttonStyles } from '#ui/button.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import type { Dashboard } from '../../contract.ts';
import { overviewTexts } from '../../texts.ts';

export function AccountPanel({ user }: { user: Dashboard['user'] }) {
  const { day } = useFormats();
  const { account: texts } = useTexts(overviewTexts);
  const rows = [
    [texts.email, user.email],
    [texts.type, isGmailAddress(user.email) ? texts.google : texts.byEmail],
    [texts.verified, user.isEmailVerified ? texts.yes : texts.notYet],
    ...(user.createdAt ? [[texts.since, day(user.createdAt)]] : []),
  ];
  return (
    <Panel title={texts.title}>
      <dl className="mt-4 grid gap-3 text-sm">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      <Link href="/dashboard/account" className={buttonStyles('quiet', 'mt-5')}>
        {texts.settings}
      </Link>
    </Panel>
  );
}
