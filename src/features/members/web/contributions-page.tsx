import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { ContributionsView } from '#features/contributions/web/contributions-view.tsx';
import { MemberFrame } from './member-frame.tsx';

export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame page="contributions" locale={locale}>
      {(seats) => <ContributionsView seats={seats} />}
    </MemberFrame>
  );
}
