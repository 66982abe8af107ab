import { useState } from 'react';
import { returnDepositCall } from '#features/groups/contract.ts';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { overviewTexts } from '../../texts.ts';

type Props = { until: string; deposit: string; onReturned: () => void };

/**
 * For somebody whose place was moved to a later group: requests the refund, after a confirmation.
 */
export function ReturnDeposit({ until, deposit, onReturned }: Props) {
  const { locale, day } = useFormats();
  const { moved: texts, updateFailed, refusals } = useTexts(overviewTexts);
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    try {
      await callApi(returnDepositCall, {});
      showToast({
        title: texts.asked,
        description: texts.askedText(deposit),
        tone: 'success',
      });
      onReturned();
    } catch (error) {
      showToast({
        title: updateFailed,
        description: errorMessage(error, locale, { refusals }),
        tone: 'destructive',
      });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="mt-4 text-sm">
      <p>{texts.text(day(until))}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {isAsking ? (
          <>
            <Button tone="quiet" disabled={isSending} onClick={() => void send()}>
              {isSending ? texts.sending : texts.yes}
            </Button>
            <Button tone="quiet" onClick={() => setIsAsking(false)}>
              {texts.keep}
            </Button>
          </>
        ) : (
          <Button tone="quiet" onClick={() => setIsAsking(true)}>
            {texts.ask}
          </Button>
        )}
      </div>
    </div>
  );
}
