import { useRef, useState } from 'react';
import { errorMessage, fieldErrors } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import {
  clearErrorToast,
  clearToast,
  showToast,
  type ToastMessage,
} from '#ui/toast/toast-store.ts';

type Problem = { title: string; description: string; field: string };

type Options = {
  /** The first invalid input, if any. */
  check: () => Problem | undefined;
  send: () => Promise<unknown>;
  onDone: () => void;
  failure: {
    title: string;
    fallback: string;
    /** The server's refusals by code, in the language of the form. */
    refusals?: Partial<Record<string, string>>;
  };
};

/** One submission at a time; an error shows a toast and focuses its field. */
export function useAccountForm({ check, send, onDone, failure }: Options) {
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const complain = (message: ToastMessage, field: string | undefined) => {
    showToast({ ...message, tone: 'destructive' });
    if (field) form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  };

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    // React events bubble through portals: the form that opened the dialog would submit too.
    event.stopPropagation();
    if (isSending.current) return;
    const problem = check();
    if (problem) {
      const { field, ...message } = problem;
      setErrors({ [field]: problem.description });
      return complain(message, field);
    }
    isSending.current = true;
    // An old error must not cover the next attempt.
    clearToast();
    setIsPending(true);
    setErrors({});
    try {
      await send();
      onDone();
    } catch (error) {
      const fields = fieldErrors(error, failure.refusals);
      setErrors(fields);
      const description = errorMessage(error, locale, failure);
      complain({ title: failure.title, description }, Object.keys(fields)[0]);
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  };

  /** Props of an input: name, value and error. Typing clears the error. */
  const field = (name: string, value: string, set: (value: string) => void) => ({
    name,
    value,
    error: errors[name],
    onChange(event: React.ChangeEvent<HTMLInputElement>) {
      const { [name]: corrected, ...rest } = errors;
      setErrors(rest);
      if (corrected && Object.keys(rest).length === 0) clearErrorToast();
      set(event.target.value);
    },
  });
  return { form, isPending, field, submit };
}

export type AccountForm = ReturnType<typeof useAccountForm>;
