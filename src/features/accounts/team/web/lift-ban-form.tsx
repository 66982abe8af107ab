import { type FormEvent, useState } from 'react';
import { ApiError, callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { liftAddressBanCall } from '../contract.ts';

/**
 * Lifts the ban of a deleted account's address; only a hash of it is stored, so it cannot be
 * listed.
 */
export function LiftBanForm({ onLifted }: { onLifted: () => void }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    try {
      const lifted = await callApi(liftAddressBanCall, { body: { email } });
      showToast({
        title: 'Ban Lifted',
        description: `${lifted.email} may have an account again.`,
        tone: 'success',
      });
      setEmail('');
      onLifted();
    } catch (failure) {
      setError(
        (failure instanceof ApiError && failure.fields.email) || errorMessage(failure, 'en'),
      );
    } finally {
      setIsPending(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-5 grid max-w-xl gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
    >
      <TextField
        label="Lift the ban of an address"
        type="email"
        autoComplete="off"
        hint="A ban stays when the account is deleted."
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" tone="quiet" className="sm:mt-7" disabled={isPending}>
        Lift the ban
      </Button>
    </form>
  );
}
