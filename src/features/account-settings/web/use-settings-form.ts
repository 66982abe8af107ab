import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMemberDraft } from '#features/accounts/profile/web/use-member-draft.ts';
import { errorMessage, fieldErrors } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { accountSettingsTexts } from './texts.ts';

type Options<V> = {
  /** The name under which a draft is stored. */
  name: string;
  initial: V;
  /** The fields that survive the end of a session; passwords do not. */
  kept?: readonly (keyof V & string)[];
  isOpen: boolean;
  send: (values: V) => Promise<unknown>;
  done: (values: V) => { title: string; description?: string };
  onDone: () => void;
};

/**
 * A small form that opens below a button: its first field gets the focus, and the button after
 * closing.
 */
export function useSettingsForm<V extends Record<string, string>>(options: Options<V>) {
  const { name, initial, kept = [], isOpen, send, done, onDone } = options;
  const locale = useLocale();
  const texts = useTexts(accountSettingsTexts);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isPending, setIsPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const forget = useMemberDraft({
    form: name,
    values,
    fields: kept,
    restore: (found) => setValues((before) => ({ ...before, ...found })),
  });

  useEffect(() => {
    if (isOpen && !wasOpen.current) form.current?.querySelector('input')?.focus();
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const field = (field: keyof V & string) => ({
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [field]: event.target.value }));
      setErrors(({ [field]: _, ...rest }) => rest);
    },
  });
  const clear = () => {
    forget();
    setValues(initial);
    setErrors({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    try {
      await send(values);
      showToast({ ...done(values), tone: 'success' });
      clear();
      onDone();
    } catch (error) {
      const fields = fieldErrors(error, texts.refusals);
      setErrors(fields);
      if (Object.keys(fields).length === 0) {
        showToast({
          title: texts.failed,
          description: errorMessage(error, locale, { refusals: texts.refusals }),
          tone: 'destructive',
        });
      }
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
    } finally {
      setIsPending(false);
    }
  };
  return { form, opener, values, errors, isPending, field, submit, clear };
}
