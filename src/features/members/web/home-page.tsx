import { useOwnLocale } from '#features/accounts/web/use-own-locale.ts';
import { HomeView } from '#features/awards/web/home-view.tsx';
import { useTextsIn } from '#ui/use-texts.ts';
import { MemberFrame } from './member-frame.tsx';
import { memberTexts } from './texts.ts';

/** The member's page 'Your home'. */
export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame title={useTextsIn(memberTexts, locale).home} locale={locale}>
      {(seats) => <HomeView isWaiting={seats.some(({ status }) => status === 'active')} />}
    </MemberFrame>
  );
}
