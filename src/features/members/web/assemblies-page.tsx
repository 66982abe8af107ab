import { useOwnLocale } from '#features/accounts/web/use-own-locale.ts';
import { MemberAssemblies } from '#features/assemblies/web/member-assemblies.tsx';
import { useTextsIn } from '#ui/use-texts.ts';
import { MemberFrame } from './member-frame.tsx';
import { memberTexts } from './texts.ts';

/** The member's page about assemblies: the next one, bids and results. */
export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame title={useTextsIn(memberTexts, locale).yourAssemblies} locale={locale}>
      {() => <MemberAssemblies />}
    </MemberFrame>
  );
}
