import { useState } from 'react';
import { returnDepositCall } from '#features/groups/contract.ts';
import { callApi } from '#shared/api-client.ts';
import { formatDay } from '#shared/format-date.ts';
import { Button } from '#ui/button.tsx';
import { explain } from '#ui/explain.ts';
import { showToast } from '#ui/toast-store.ts';

type Props = { until: string; onReturned: () => void };

/** For somebody whose place was moved to a later group: the deposit back instead, asked twice. */
export function ReturnDeposit({ until, onReturned }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    try {
      await callApi(returnDepositCall, {});
      showToast({
        title: 'Deposit Refund Requested',
        description: 'Your $200 go back to the card you paid with. We will write to you.',
        tone: 'success',
      });
      onReturned();
    } catch (error) {
      showToast({ title: 'Update Failed', description: explain(error), tone: 'destructive' });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="mt-4 text-sm">
      <p>
        Your place was moved to this group because your income was not approved in time. You may
        have your deposit back until {formatDay(until)}; your place is given up then.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {isAsking ? (
          <>
            <Button tone="quiet" disabled={isSending} onClick={() => void send()}>
              {isSending ? 'Sending…' : 'Yes, return my deposit'}
            </Button>
            <Button tone="quiet" onClick={() => setIsAsking(false)}>
              Keep my place
            </Button>
          </>
        ) : (
          <Button tone="quiet" onClick={() => setIsAsking(true)}>
            Ask for my deposit back
          </Button>
        )}
      </div>
    </div>
  );
}
