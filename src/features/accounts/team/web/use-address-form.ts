import { type ChangeEvent, type FormEvent, useState } from 'react';
import { ApiError } from '#shared/api/api-client.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { showToast } from '#ui/toast/toast-store.ts';

type AddressFormOptions = {
  /** Returns the toast on success. */
  send: (email: string) => Promise<{ title: string; description: string }>;
  onDone: () => void;
};

/** A form about one email address, with each refusal beside the field. */
export function useAddressForm({ send, onDone }: AddressFormOptions) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const submit = async () => {
    setIsPending(true);
    try {
      showToast({ ...(await send(email)), tone: 'success' });
      setEmail('');
      onDone();
    } catch (failure) {
      const beside = failure instanceof ApiError ? failure.fields.email : undefined;
      setError(beside ?? errorMessage(failure, 'en'));
    } finally {
      setIsPending(false);
    }
  };
  const form = {
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
  const field = {
    type: 'email',
    autoComplete: 'off',
    value: email,
    error,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setEmail(event.target.value);
      setError(undefined);
    },
  };
  return { form, field, isPending };
}
