import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#shared/api/api-client.ts';
import { useFocusInvalid } from './form/use-focus-invalid.ts';
import { errorMessage, fieldErrors } from './language/error-message.ts';
import { useLocale } from './language/locale-scope.tsx';
import { showToast } from './toast/toast-store.ts';

export type FieldErrors = Partial<Record<string, string>>;

/** The title of the toast when a write fails, and the options of its message. */
type WriteOptions = Parameters<typeof errorMessage>[2] & { failed: string };

type Done = { title: string; description?: string };

type Write<Answer> = {
  send: () => Promise<Answer>;
  /** The toast on success. */
  done?: Done | ((answer: Answer) => Done);
  /** Overrides the failure title. */
  failed?: string;
  onErrors?: (errors: FieldErrors) => void;
  onDone?: () => unknown;
  /** Reads again what the person sees: the server refused it because that has changed meanwhile. */
  onStale?: () => unknown;
};

/**
 * Runs one write at a time and reports the outcome in a toast; returns false when it failed. An
 * invalid field gets the focus.
 */
export function useWrite({ failed, ...words }: WriteOptions) {
  const locale = useLocale();
  // `isPending` updates a render late: two fast clicks would both see false.
  const isRunning = useRef(false);
  const focusInvalid = useFocusInvalid();
  const { isPending, mutateAsync } = useMutation({
    // Without a connection it fails at once instead of being sent later unexpectedly.
    networkMode: 'always',
    mutationFn: ({ send }: Write<unknown>) => send(),
    onSuccess: async (answer, { done, onDone }) => {
      if (done) {
        const shown = typeof done === 'function' ? done(answer) : done;
        showToast({ ...shown, tone: 'success' });
      }
      await onDone?.();
    },
    onError: (error, write) => {
      const fields = fieldErrors(error, words.refusals);
      write.onErrors?.(fields);
      if (Object.keys(fields).length > 0) focusInvalid();
      if (error instanceof ApiError && error.status === 409) write.onStale?.();
      showToast({
        title: write.failed ?? failed,
        description: errorMessage(error, locale, words),
        tone: 'destructive',
      });
    },
  });
  const write = async <Answer>(given: Write<Answer>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    return mutateAsync(given as Write<unknown>)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        isRunning.current = false;
      });
  };
  return { isPending, write };
}
