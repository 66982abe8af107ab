import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { HomeView } from '#features/awards/web/home-view.tsx';
import { MemberFrame } from './member-frame.tsx';

export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame page="home" locale={locale}>
      {(seats) => <HomeView isWaiting={seats.some(({ status }) => status === 'active')} />}
    </MemberFrame>
  );
}
