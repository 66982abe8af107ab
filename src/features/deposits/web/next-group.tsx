import { useEffect, useState } from 'react';
import type { PlanId } from '#features/plans/plans.ts';
import { callApi } from '#shared/api/api-client.ts';
import { type CallAnswer, callAt } from '#shared/api/call.ts';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import type { readNextGroupCall } from '../contract.ts';
import { depositTexts } from './texts.ts';

const NEXT_GROUP = callAt<typeof readNextGroupCall>('GET', '/api/next-group');
type Group = CallAnswer<typeof readNextGroupCall>;

/**
 * Before the payment: how full the group is, when its window ends, and what an extension means. It
 * only informs, so without an answer nothing is shown.
 */
export function NextGroup({ planId }: { planId: PlanId }) {
  const { group: texts } = useTexts(depositTexts);
  const { day } = useFormats();
  const [group, setGroup] = useState<Group>();
  useEffect(() => {
    let isCurrent = true;
    callApi(NEXT_GROUP, { query: { plan: planId } }).then(
      (answer) => isCurrent && setGroup(answer),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [planId]);
  if (!group) return null;
  const { isNew, members, capacity, isExtended, wasFull } = group;
  const [end, latest] = [day(group.closesAt), day(group.latestAt)];
  return (
    <section className="tabular mb-5 rounded-xl bg-cream px-4 py-3 text-sm">
      <p className="font-semibold">
        {isNew ? texts.opens(capacity) : texts.full(members, capacity)}
      </p>
      <progress
        value={members}
        max={capacity}
        aria-label={texts.places}
        className="casa-progress my-2 block h-2 w-full"
      />
      <p>
        {wasFull ? texts.wasFull : isExtended ? texts.extended(end) : texts.window(end, latest)}
      </p>
    </section>
  );
}
