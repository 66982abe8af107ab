import { useCallback, useRef, useState } from 'react';
import type { Locale } from '#shared/text/locale.ts';
import { errorMessage, fieldErrors } from '#ui/language/error-message.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { overviewTexts } from '../../texts.ts';

/** Sends one change at a time; errors are shown in a toast and beside their field. */
export function useUpdate(locale: Locale) {
  const texts = useTextsIn(overviewTexts, locale);
  const [isPending, setIsPending] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const isSending = useRef(false);
  const clear = useCallback((field: string) => {
    setErrors(({ [field]: _, ...rest }) => rest);
  }, []);
  const update = useCallback(
    async (send: () => Promise<unknown>): Promise<boolean> => {
      if (isSending.current) return false;
      isSending.current = true;
      setIsPending(true);
      setErrors({});
      try {
        await send();
        return true;
      } catch (error) {
        const { updateFailed, refusals, checkConnection } = texts;
        setErrors(fieldErrors(error, refusals));
        showToast({
          title: updateFailed,
          description: errorMessage(error, locale, {
            refusals,
            fallback: checkConnection,
            notReached: checkConnection,
          }),
          tone: 'destructive',
        });
        return false;
      } finally {
        isSending.current = false;
        setIsPending(false);
      }
    },
    [locale, texts],
  );
  return { isPending, errors, clear, showErrors: setErrors, update };
}
