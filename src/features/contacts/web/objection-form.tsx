import { type FormEvent, useState } from 'react';
import { isEmailShaped } from '#shared/text/email-address.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { useObjections } from './use-objections.ts';

/** Takes the address of somebody who wrote that they want no marketing. */
export function ObjectionForm({ actions }: { actions: ReturnType<typeof useObjections> }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = email.trim();
    if (given === '') return setError('Email is required');
    if (!isEmailShaped(given)) return setError('Valid email is required');
    if (await actions.record(given)) setEmail('');
  };

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex max-w-xl flex-wrap items-start gap-3">
      <div className="min-w-56 grow">
        <TextField
          label="Email address"
          type="email"
          autoComplete="off"
          value={email}
          error={error}
          onChange={({ target }) => {
            setEmail(target.value);
            setError(undefined);
          }}
        />
      </div>
      <Button type="submit" className="sm:mt-7" disabled={actions.isPending}>
        Record objection
      </Button>
    </form>
  );
}
