import { useState } from 'react';
import { useAdmin } from '#features/accounts/team/web/admin-gate.tsx';
import { ApiError, callApi } from '#shared/api/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import {
  type ApplicationDetails,
  claimApplicationCall,
  type ReviewClaim,
  releaseApplicationCall,
} from '../../contract.ts';
import { waitedFor } from './waiting-text.ts';

/** Claims, takes over or releases an application; the record is read again after each. */
export function useClaim(
  { id, claim }: Pick<ApplicationDetails, 'id' | 'claim'>,
  onChanged: () => Promise<unknown>,
) {
  const admin = useAdmin();
  const [isPending, setIsPending] = useState(false);
  const isMine = claim?.userId === admin.id;
  const change = async (send: () => Promise<unknown>) => {
    setIsPending(true);
    try {
      await send();
    } catch (error) {
      showToast({
        title: 'Update Failed',
        description: errorMessage(error, 'en'),
        tone: 'destructive',
      });
      if (!(error instanceof ApiError) || error.status !== 409) return;
    } finally {
      setIsPending(false);
    }
    // After a refusal too: it shows who was first.
    await onChanged().catch(() => undefined);
  };
  const take = () =>
    change(() =>
      callApi(claimApplicationCall, {
        params: { id },
        body: claim ? { takeOverFrom: claim.userId } : {},
      }),
    );
  const putBack = () => change(() => callApi(releaseApplicationCall, { params: { id } }));
  return { isMine, isPending, take, putBack, toggle: isMine ? putBack : take };
}

type ClaimControlProps = { claim: ReviewClaim | null } & Pick<
  ReturnType<typeof useClaim>,
  'isMine' | 'isPending' | 'toggle'
>;

export function ClaimControl({ claim, isMine, isPending, toggle }: ClaimControlProps) {
  const label = isMine ? 'Put back' : claim ? 'Take over' : 'Assign to me';
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      {claim && (
        <span className="min-w-0 break-words text-sm">
          {isMine ? (
            <Badge tone="good">Yours</Badge>
          ) : (
            <>
              <span className="font-semibold">{claim.email}</span> has it for{' '}
              {waitedFor(claim.claimedAt)}
            </>
          )}
        </span>
      )}
      <Button tone="quiet" size="compact" disabled={isPending} onClick={() => void toggle()}>
        {label}
      </Button>
    </div>
  );
}
