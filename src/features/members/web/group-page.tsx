import { useOwnLocale } from '#features/accounts/web/use-own-locale.ts';
import { GroupView } from '#features/group-health/web/group-view.tsx';
import { frameTexts } from '../frame-texts.ts';
import { MemberFrame } from './member-frame.tsx';

/** The member's page 'Your group'. */
export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame title={frameTexts(locale).group} locale={locale}>
      {() => <GroupView />}
    </MemberFrame>
  );
}
