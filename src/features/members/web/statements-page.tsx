import { useOwnLocale } from '#features/accounts/web/use-own-locale.ts';
import { StatementsView } from '#features/statements/web/statements-view.tsx';
import { useTextsIn } from '#ui/use-texts.ts';
import { MemberFrame } from './member-frame.tsx';
import { memberTexts } from './texts.ts';

/** What a member paid, month by month and year by year, to read, print and save. */
export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame title={useTextsIn(memberTexts, locale).statements} locale={locale}>
      {(seats) => <StatementsView seats={seats} />}
    </MemberFrame>
  );
}
