import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { LeavingView } from '#features/exits/web/leaving-view.tsx';
import { OwnOwed } from '#features/exits/web/owed-panel.tsx';
import { BeneficiaryPanel } from '#features/transfers/web/beneficiary-panel.tsx';
import { TransfersPanel } from '#features/transfers/web/transfers-panel.tsx';
import { MemberFrame } from './member-frame.tsx';

export function Page() {
  const locale = useOwnLocale();
  return (
    <MemberFrame page="leaving" locale={locale}>
      {(seats) => (
        <div className="grid grid-cols-1 gap-6">
          <LeavingView />
          <OwnOwed />
          {seats.some(({ status }) => status === 'active') && <TransfersPanel seats={seats} />}
          {seats
            .filter(({ isClosed }) => !isClosed)
            .map(({ membershipId }) => (
              <BeneficiaryPanel key={membershipId} membershipId={membershipId} />
            ))}
        </div>
      )}
    </MemberFrame>
  );
}
