import { useOwnLocale } from '#features/accounts/web/use-own-locale.ts';
import { ContributionsView } from '#features/contributions/web/contributions-view.tsx';
import { useTextsIn } from '#ui/use-texts.ts';
import { MemberFrame } from './member-frame.tsx';
import { memberTexts } from './texts.ts';

/** Every instalment of a member, and paying them. */
export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame title={useTextsIn(memberTexts, locale).contributions} locale={locale}>
      {(seats) => <ContributionsView seats={seats} />}
    </MemberFrame>
  );
}
