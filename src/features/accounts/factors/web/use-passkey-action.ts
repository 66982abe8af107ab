import { useRef, useState } from 'react';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { factorTexts } from './factor-texts.ts';
import { passkeyFailure } from './passkey-client.ts';

/** Runs one passkey prompt at a time; a failure shows a toast. */
export function usePasskeyAction() {
  const locale = useLocale();
  const texts = useTextsIn(factorTexts, locale);
  const [isPending, setIsPending] = useState(false);
  const isRunning = useRef(false);
  const run = async (ask: () => Promise<void>, onDone: () => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    try {
      await ask();
      onDone();
    } catch (error) {
      const words = { known: texts.passkey.known, device: texts.passkey.failed };
      const failure = passkeyFailure(error);
      showToast({
        title: texts.failedTitle,
        description:
          failure === 'server'
            ? errorMessage(error, locale, { refusals: texts.refusals })
            : words[failure],
        tone: 'destructive',
      });
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  };
  return { isPending, run };
}
