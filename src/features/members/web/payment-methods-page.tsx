import { useOwnLocale } from '#features/accounts/web/use-own-locale.ts';
import { MethodsView } from '#features/contributions/web/methods-view.tsx';
import { useTextsIn } from '#ui/use-texts.ts';
import { MemberFrame } from './member-frame.tsx';
import { memberTexts } from './texts.ts';

/** Cards, bank accounts and automatic payments of a member. */
export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame title={useTextsIn(memberTexts, locale).methods} locale={locale}>
      {(seats) => <MethodsView seats={seats} />}
    </MemberFrame>
  );
}
