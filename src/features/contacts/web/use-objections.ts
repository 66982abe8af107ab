import { useState } from 'react';
import { callApi } from '#shared/api-client.ts';
import { errorMessage } from '#ui/error-message.ts';
import { showToast } from '#ui/toast-store.ts';
import { recordObjectionCall, withdrawObjectionCall } from '../contract.ts';

/** Records and withdraws objections; each call returns whether it succeeded. */
export function useObjections(onChanged: () => void) {
  const [isPending, setIsPending] = useState(false);

  const run = async (work: () => Promise<{ title: string; description: string }>) => {
    setIsPending(true);
    try {
      showToast({ ...(await work()), tone: 'success' });
      onChanged();
      return true;
    } catch (error) {
      showToast({
        title: 'Update Failed',
        description: errorMessage(error, 'en'),
        tone: 'destructive',
      });
      return false;
    } finally {
      setIsPending(false);
    }
  };

  return {
    isPending,
    record: (email: string) =>
      run(async () => {
        const answer = await callApi(recordObjectionCall, { body: { email } });
        return {
          title: 'No Marketing',
          description: answer.hasRemovedContact
            ? `The contact of ${answer.email} is gone and will not be kept again.`
            : `${answer.email} will not be kept as a contact.`,
        };
      }),
    withdraw: (email: string) =>
      run(async () => {
        await callApi(withdrawObjectionCall, { params: { email } });
        return { title: 'Objection Taken Back', description: email };
      }),
  };
}
