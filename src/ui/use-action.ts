import { useState } from 'react';
import { ApiError } from '#shared/api-client.ts';
import { explain } from './explain.ts';
import type { FieldErrors } from './form-dialog.tsx';
import { useLocale } from './locale-scope.tsx';
import { showToast } from './toast-store.ts';

type Action = {
  /** Does it; what it throws is shown. */
  run: () => Promise<unknown>;
  done: { title: string; description?: string };
  failedTitle: string;
  onErrors?: (errors: FieldErrors) => void;
  onDone?: () => void;
};

/** One thing a button does: it cannot be pressed twice, and says how it ended. */
export function useAction() {
  const locale = useLocale();
  const [isPending, setIsPending] = useState(false);
  const act = async ({ run, done, failedTitle, onErrors, onDone }: Action): Promise<void> => {
    if (isPending) return;
    setIsPending(true);
    try {
      await run();
      showToast({ ...done, tone: 'success' });
      onDone?.();
    } catch (error) {
      if (error instanceof ApiError) onErrors?.(error.fields);
      showToast({
        title: failedTitle,
        description: explain(error, { locale }),
        tone: 'destructive',
      });
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, act };
}
