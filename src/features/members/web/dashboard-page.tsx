import { useCallback } from 'react';
import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { useRequireMember } from '#features/accounts/profile/web/use-require-member.ts';
import type { SignedInUser } from '#features/accounts/sign-in/web/auth-store.ts';
import { useProviderReturn } from '#features/payments/web/use-provider-return.ts';
import { LocaleScope } from '#ui/language/locale-scope.tsx';
import { useRead } from '#ui/use-read.ts';
import { readHomeCall } from '../home/contract.ts';
import { MemberHome } from '../home/web/member-home.tsx';
import { DashboardLoader, Failed, Waiting } from './dashboard/dashboard-loader.tsx';

export function Page() {
  const user = useRequireMember();
  const locale = useOwnLocale();
  return <LocaleScope locale={locale}>{user ? <OwnPage user={user} /> : <Waiting />}</LocaleScope>;
}

/** With a seat, how it stands; before, the way to one. */
function OwnPage({ user }: { user: SignedInUser }) {
  const { data, isError, refetch } = useRead(readHomeCall, {}, { isFresh: true });
  useProviderReturn(useCallback(() => void refetch(), [refetch]));
  if (data && data.seats.length > 0) return <MemberHome seats={data.seats} now={data.now} />;
  if (data) return <DashboardLoader user={user} />;
  return isError ? <Failed onRetry={() => void refetch()} /> : <Waiting />;
}
