import { listOwnAwardsCall } from '#features/awards/contract.ts';
import { useSeats } from '#features/contributions/web/use-contributions.ts';
import { useRead } from '#ui/use-read.ts';
import { AwardChecklist } from './award-checklist.tsx';

/** The checklist of an award on a member's page, until the keys; nothing for others. */
export function OpenAward() {
  const { data: seats = [] } = useSeats();
  const isAwarded = seats.some(({ status }) => status === 'awarded');
  const { data: awards = [] } = useRead(listOwnAwardsCall, {}, { enabled: isAwarded });
  const open = awards.filter(({ step, end }) => step !== 'paid' && !end);
  return open.map((award) => (
    <div key={award.id} className="mb-5">
      <AwardChecklist award={award} />
    </div>
  ));
}
