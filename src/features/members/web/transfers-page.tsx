import { useRequireMember } from '#features/accounts/web/use-require-member.ts';
import { useSeats } from '#features/contributions/web/use-contributions.ts';
import { TransfersPanel } from '#features/transfers/web/transfers-panel.tsx';
import { MemberNavigation } from './member-navigation.tsx';

/** Seats that change hands, also for somebody who holds none yet. */
export function Page() {
  const user = useRequireMember();
  const { data: seats } = useSeats(user !== undefined);
  return (
    <div className="mx-auto max-w-6xl px-5 pt-8 pb-20">
      <MemberNavigation hasSeat={(seats?.length ?? 0) > 0} />
      <h1 className="mb-6 text-title">Transfers</h1>
      {seats && <TransfersPanel seats={seats} />}
    </div>
  );
}
