import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { useRequireMember } from '#features/accounts/profile/web/use-require-member.ts';
import { LocaleScope } from '#ui/language/locale-scope.tsx';
import { DashboardLoader, Waiting } from './dashboard/dashboard-loader.tsx';

/** The dashboard as it is without a seat: account, application, details and documents. */
export function Page() {
  const user = useRequireMember();
  const locale = useOwnLocale();
  return (
    <LocaleScope locale={locale}>
      {user ? <DashboardLoader user={user} /> : <Waiting />}
    </LocaleScope>
  );
}
