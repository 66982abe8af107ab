import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { MAX_PASSKEY_NAME } from '../passkey-contract.ts';
import { factorTexts } from './factor-texts.ts';
import { addPasskey } from './passkey-client.ts';
import { usePasskeyAction } from './use-passkey-action.ts';

type AddPasskeyFormProps = { onDone: () => void; tone?: 'primary' | 'quiet'; children?: ReactNode };

/** Asks for a name and creates a passkey on the device. */
export function AddPasskeyForm({ onDone, tone = 'primary', children }: AddPasskeyFormProps) {
  const { passkey } = useTexts(factorTexts);
  const [name, setName] = useState(passkey.defaultName);
  const [error, setError] = useState<string>();
  const { isPending, run } = usePasskeyAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals: the form that opened the dialog would submit too.
    event.stopPropagation();
    if (!name.trim()) return setError(passkey.nameNeeded);
    const finish = () => {
      showToast({ title: passkey.added, description: name.trim(), tone: 'success' });
      onDone();
    };
    void run(() => addPasskey(name.trim()), finish);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={passkey.name}
        name="passkey-name"
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME}
        value={name}
        error={error}
        onChange={(event) => {
          setError(undefined);
          setName(event.target.value);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone={tone} disabled={isPending}>
          {isPending ? passkey.waiting : passkey.add}
        </Button>
        {children}
      </div>
    </form>
  );
}
