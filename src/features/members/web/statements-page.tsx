import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { StatementsView } from '#features/statements/web/statements-view.tsx';
import { MemberFrame } from './member-frame.tsx';

export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame page="statements" locale={locale}>
      {(seats) => <StatementsView seats={seats} />}
    </MemberFrame>
  );
}
