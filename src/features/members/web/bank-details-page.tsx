import { useOwnLocale } from '#features/accounts/web/use-own-locale.ts';
import { BankDetailsView } from '#features/payouts/web/bank-details-view.tsx';
import { useTextsIn } from '#ui/use-texts.ts';
import { MemberFrame } from './member-frame.tsx';
import { memberTexts } from './texts.ts';

/** The member's page 'Bank details'. */
export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame title={useTextsIn(memberTexts, locale).bankDetails} locale={locale}>
      {() => <BankDetailsView />}
    </MemberFrame>
  );
}
