import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { OwnOwed } from '#features/exits/web/owed-panel.tsx';
import { BankDetailsView } from '#features/payouts/web/bank-details-view.tsx';
import { MemberFrame } from './member-frame.tsx';

export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame page="bankDetails" locale={locale}>
      {() => (
        <BankDetailsView>
          <OwnOwed isShownEmpty />
        </BankDetailsView>
      )}
    </MemberFrame>
  );
}
