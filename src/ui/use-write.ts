import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#shared/api-client.ts';
import { errorMessage } from './error-message.ts';
import { useLocale } from './locale-scope.tsx';
import { showToast } from './toast-store.ts';

export type FieldErrors = Partial<Record<string, string>>;

type WriteOptions = {
  /** The title of the toast when a write fails. */
  failed: string;
  /** The feature's own refusals in the page's language, by their code. */
  refusals?: Partial<Record<string, string>>;
};

type Write = {
  send: () => Promise<unknown>;
  done?: { title: string; description?: string } | undefined;
  /** Another title than the one of the other writes. */
  failed?: string;
  onErrors?: (errors: FieldErrors) => void;
  onDone?: () => void;
};

/** Writes one thing at a time and shows in a toast how it ended; false when it failed. */
export function useWrite({ failed, refusals = {} }: WriteOptions) {
  const locale = useLocale();
  // `isPending` is a render late: two clicks in a row would both see false.
  const isRunning = useRef(false);
  const { isPending, mutateAsync } = useMutation({
    // Without a connection it fails at once, instead of being sent when nobody expects it.
    networkMode: 'always',
    mutationFn: ({ send }: Write) => send(),
    onSuccess: (_, { done, onDone }) => {
      if (done) showToast({ ...done, tone: 'success' });
      onDone?.();
    },
    onError: (error, write) => {
      if (error instanceof ApiError) write.onErrors?.(error.fields);
      showToast({
        title: write.failed ?? failed,
        description: errorMessage(error, locale, { refusals }),
        tone: 'destructive',
      });
    },
  });
  const write = async (given: Write): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    return mutateAsync(given)
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
