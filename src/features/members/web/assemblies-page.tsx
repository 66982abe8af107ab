import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { MemberAssemblies } from '#features/assemblies/member/web/member-assemblies.tsx';
import { MemberFrame } from './member-frame.tsx';

export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame page="yourAssemblies" locale={locale}>
      {() => <MemberAssemblies />}
    </MemberFrame>
  );
}
