import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { fieldMessages } from '#shared/api/field-messages.ts';
import { loadTexts } from '#shared/text/texts.ts';
import { fieldErrors } from '../language/error-message.ts';
import { useLocale } from '../language/locale-scope.tsx';
import { clearErrorToast } from '../toast/toast-store.ts';
import { useFocusInvalid } from './use-focus-invalid.ts';

export type FieldErrors<V> = Partial<Record<keyof V & string, string>>;

/** The part of a form that is loaded when a person starts to use it. */
export type Submission<V, A> = {
  schema: z.ZodType<unknown, V>;
  send: (values: V) => Promise<A>;
};

/** The fields that hold text. */
type TextName<V> = { [K in keyof V & string]: V[K] extends string ? K : never }[keyof V & string];

type Options<V, A> = {
  initial: V;
  load: () => Promise<Submission<V, A>>;
  onSuccess: (answer: A, values: V) => void;
  /** Called for errors that do not belong to a field. */
  onFailure: (failure: { kind: 'invalid' } | { kind: 'failed'; error: unknown }) => void;
  /** The server's refusals in the language of the form, by their code. */
  refusals?: Partial<Record<string, string>>;
};

/**
 * Form state with validation: the contract validates in the browser, the server's errors use the
 * same field names, and each message is shown beside its input until it is edited.
 */
export function useApiForm<V extends Record<string, unknown>, A>(options: Options<V, A>) {
  const { initial, load, onSuccess, onFailure, refusals } = options;
  const locale = useLocale();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const [isPending, setIsPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);

  const setValue = useCallback(<K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...rest }) => rest as FieldErrors<V>);
  }, []);

  /** The props of a text input. */
  const text = <K extends TextName<V>>(name: K) => ({
    name,
    value: values[name] as string,
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setValue(name, event.target.value as V[K]),
  });

  /** Fills several fields at once, such as from a draft or the page's address. */
  const fill = useCallback((given: Partial<V>) => {
    setValues((before) => ({ ...before, ...given }));
  }, []);

  const focusInvalid = useFocusInvalid(form);
  const showErrors = useCallback(
    (found: FieldErrors<V>) => {
      setErrors(found);
      focusInvalid();
    },
    [focusInvalid],
  );

  const hadErrors = useRef(false);
  useEffect(() => {
    const hasErrors = Object.keys(errors).length > 0;
    if (hadErrors.current && !hasErrors) clearErrorToast();
    hadErrors.current = hasErrors;
  }, [errors]);

  const reset = useCallback(() => {
    setValues(initial);
    setErrors({});
  }, [initial]);

  const submit = useCallback(
    async (event?: { preventDefault(): void }) => {
      event?.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      setIsPending(true);
      try {
        const { schema, send } = await load();
        const checked = schema.safeParse(values);
        if (!checked.success) {
          await loadTexts(locale);
          showErrors(fieldMessages(checked.error, locale) as FieldErrors<V>);
          onFailure({ kind: 'invalid' });
          return;
        }
        onSuccess(await send(values), values);
      } catch (error) {
        const fields = fieldErrors(error, refusals);
        if (Object.keys(fields).length > 0) showErrors(fields as FieldErrors<V>);
        onFailure({ kind: 'failed', error });
      } finally {
        isSending.current = false;
        setIsPending(false);
      }
    },
    [load, values, showErrors, onSuccess, onFailure, refusals, locale],
  );

  return { form, values, errors, isPending, setValue, text, fill, showErrors, reset, submit };
}
