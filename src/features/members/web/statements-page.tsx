import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { StatementsView } from '#features/statements/web/statements-view.tsx';
import { MemberFrame } from './member-frame.tsx';

/** What a member paid, month by month and year by year, to read, print and save. */
export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame page="statements" locale={locale}>
      {(seats) => <StatementsView seats={seats} />}
    </MemberFrame>
  );
}
