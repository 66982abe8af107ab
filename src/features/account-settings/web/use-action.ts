import { useRef, useState } from 'react';
import { explain } from '#ui/explain.ts';
import { useLocale } from '#ui/locale-scope.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useTexts } from '#ui/use-texts.ts';
import { accountSettingsTexts } from './texts.ts';

/** Runs one change at a time and says in a toast what came of it; false when it failed. */
export function useAction() {
  const locale = useLocale();
  const texts = useTexts(accountSettingsTexts);
  const [isPending, setIsPending] = useState(false);
  const isRunning = useRef(false);
  const run = async (
    send: () => Promise<unknown>,
    done?: { title: string; description?: string },
    failedTitle = texts.failed,
  ): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsPending(true);
    try {
      await send();
      if (done) showToast({ ...done, tone: 'success' });
      return true;
    } catch (error) {
      showToast({
        title: failedTitle,
        description: explain(error, { locale, refusals: texts.refusals }),
        tone: 'destructive',
      });
      return false;
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  };
  return { isPending, run };
}
