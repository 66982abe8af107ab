import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { GroupView } from '#features/group-health/web/group-view.tsx';
import { MemberFrame } from './member-frame.tsx';

export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame page="group" locale={locale}>
      {() => <GroupView />}
    </MemberFrame>
  );
}
