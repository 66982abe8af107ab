import { useOwnLocale } from '#features/accounts/web/use-own-locale.ts';
import { GroupView } from '#features/group-health/web/group-view.tsx';
import { useTextsIn } from '#ui/use-texts.ts';
import { MemberFrame } from './member-frame.tsx';
import { memberTexts } from './texts.ts';

/** The member's page 'Your group'. */
export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame title={useTextsIn(memberTexts, locale).group} locale={locale}>
      {() => <GroupView />}
    </MemberFrame>
  );
}
