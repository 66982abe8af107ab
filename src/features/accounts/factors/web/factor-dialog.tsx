import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { LoadState } from '#ui/section/load-state.tsx';
import { type FactorsView, readFactorsCall } from '../contract.ts';
import { afterFactor } from './after-factor.ts';
import { factorTexts } from './factor-texts.ts';
import { SetUpFactor } from './set-up-factor.tsx';
import { ShowFactor, showWords, waysOf } from './show-factor.tsx';

type FactorDialogProps = { answer: (isShown: boolean) => void };

/** Asks for a second factor before a step that requires one; people without one set it up here. */
export function FactorDialog({ answer }: FactorDialogProps) {
  const texts = useTexts(factorTexts);
  const { data, isError, read } = useFactors();
  // The factor is set up before the recovery codes are shown, so closing the dialog then is a
  // success.
  const [isSet, setIsSet] = useState(false);
  const finish = () => void afterFactor().then(() => answer(true));
  const close = () => (isSet ? finish() : answer(false));
  const ways = data && waysOf(data);
  const needsSetUp = ways?.length === 0;
  const words = showWords(texts, ways ?? []);
  return (
    <Dialog
      title={needsSetUp ? texts.setUpTitle : words.title}
      description={needsSetUp ? texts.setUpNeeded : words.text}
      size="small"
      onClose={close}
    >
      <DialogBody>
        {!data && <LoadState what={texts.loading} hasFailed={isError} onRetry={read} />}
        {data && ways && !needsSetUp && (
          <ShowFactor email={data.email} ways={ways} onDone={finish}>
            <Button tone="quiet" onClick={close}>
              {texts.cancel}
            </Button>
          </ShowFactor>
        )}
        {data && needsSetUp && (
          <SetUpFactor factors={data} onSet={() => setIsSet(true)} onDone={finish} />
        )}
      </DialogBody>
    </Dialog>
  );
}

/** Without the query cache: the dialog is rendered outside of its provider. */
function useFactors() {
  const [data, setData] = useState<FactorsView>();
  const [isError, setIsError] = useState(false);
  const read = useCallback(() => {
    setIsError(false);
    callApi(readFactorsCall, {}).then(setData, () => setIsError(true));
  }, []);
  useEffect(read, [read]);
  return { data, isError, read };
}
