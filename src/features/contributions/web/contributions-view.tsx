import { useState } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import { LoadState } from '#ui/section/load-state.tsx';
import { LatePanel } from '../arrears/web/late-panel.tsx';
import type { SeatContributions } from '../contract.ts';
import { seatSummary } from '../seat-summary.ts';
import { ChooseSeat, useChosenSeat } from './choose-seat.tsx';
import { PayPanel } from './pay-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { SeatHeadline } from './seat-headline.tsx';
import { contributionTexts } from './texts.ts';
import { TwentyYears } from './twenty-years.tsx';
import { useInstalments, usePayments, useRefresh } from './use-contributions.ts';
import { YearPanel } from './year-panel.tsx';

export function ContributionsView({ seats }: { seats: readonly SeatContributions[] }) {
  const seat = useChosenSeat(seats);
  if (!seat) return null;
  return (
    <>
      <ChooseSeat seats={seats} chosen={seat} />
      <OneSeat key={seat.membershipId} seat={seat} />
    </>
  );
}

function OneSeat({ seat }: { seat: SeatContributions }) {
  const instalments = useInstalments(seat.membershipId);
  const payments = usePayments(seat.membershipId);
  const refresh = useRefresh();
  const texts = useTexts(contributionTexts);
  const summary = seatSummary(seat);
  const canPay = summary !== 'closed' && summary !== 'finished';
  const [wanted, setWanted] = useState<number>();
  const hasFailed = instalments.isError || payments.isError;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="lg:col-span-2">
        <SeatHeadline seat={seat} lastPayment={payments.data?.[0]} />
      </div>
      {summary === 'late' && (
        <div className="lg:col-span-2">
          <LatePanel seat={seat} onPayOne={() => setWanted(1)} />
        </div>
      )}
      <div className="grid min-w-0 grid-cols-1 gap-6 lg:order-last">
        {canPay && (
          <PayPanel
            seat={seat}
            payments={payments.data ?? []}
            instalments={instalments.data ?? []}
            wanted={wanted}
            onWanted={setWanted}
            onChanged={refresh}
          />
        )}
        {instalments.data && (
          <div className="max-lg:hidden">
            <TwentyYears seat={seat} instalments={instalments.data} />
          </div>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <LoadState
          what={texts.loading}
          isLoading={!instalments.data || !payments.data}
          hasFailed={hasFailed}
          onRetry={refresh}
        />
        {instalments.data && <YearPanel instalments={instalments.data} month={seat.month} />}
        {payments.data && <PaymentsPanel payments={payments.data} />}
        {instalments.data && (
          <div className="lg:hidden">
            <TwentyYears seat={seat} instalments={instalments.data} />
          </div>
        )}
      </div>
    </div>
  );
}
