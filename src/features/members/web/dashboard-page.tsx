import { isGmailAddress } from '#features/accounts/rules.ts';
import { EmailVerificationNotice } from '#features/accounts/web/email-verification-notice.tsx';
import { useRequireMember } from '#features/accounts/web/use-require-member.ts';
import { Spinner } from '#ui/spinner.tsx';

/** What is a member's own. */
export function Page() {
  const user = useRequireMember();
  if (!user) {
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <h1 className="sr-only">Dashboard</h1>
        <Spinner label="Loading your dashboard" />
      </div>
    );
  }
  const rows = [
    ['Email', user.email],
    ['Account type', isGmailAddress(user.email) ? 'Google' : 'Email registration'],
    ['Email verified', user.emailVerified ? 'Yes' : 'Not yet'],
  ];
  return (
    <section className="mx-auto max-w-6xl px-5 py-12">
      <h1 className="text-title">
        Welcome, {user.syncedUser.firstName ?? user.displayName ?? user.email}
      </h1>
      {!user.emailVerified && <EmailVerificationNotice email={user.email} />}
      <h2 className="mt-10 text-2xl">Account information</h2>
      <dl className="mt-4 grid max-w-xl grid-cols-[auto_1fr] gap-x-8 gap-y-2 rounded-card bg-paper p-6 shadow-card">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
