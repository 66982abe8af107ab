import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { MethodsView } from '#features/contributions/automatic/web/methods-view.tsx';
import { MemberFrame } from './member-frame.tsx';

export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame page="methods" locale={locale}>
      {(seats) => <MethodsView seats={seats} />}
    </MemberFrame>
  );
}
