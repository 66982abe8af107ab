import { type FormEvent, useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { useWrite } from '#ui/use-write.ts';
import { saveBankDetailsCall } from '../contract.ts';
import { BANK_ACCOUNT_KINDS, type BankAccountKind } from '../rules.ts';
import { payoutTexts } from './texts.ts';

type BankDetailsFormProps = { onSaved: () => void; onCancel: () => void };

/** Enters a bank account; without a fresh sign-in the person has to confirm their identity. */
export function BankDetailsForm({ onSaved, onCancel }: BankDetailsFormProps) {
  const { form: texts, account, failed } = useTexts(payoutTexts);
  const [kind, setKind] = useState<BankAccountKind>('checking');
  const { values, setErrors, field } = useFields(
    { holder: '', routingNumber: '', accountNumber: '' },
    { isRequired: true },
  );
  const { isPending, write } = useWrite({ failed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void write({
      send: () => callApi(saveBankDetailsCall, { body: { ...values, kind } }),
      done: { title: texts.saved },
      onErrors: setErrors,
      onDone: onSaved,
    });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid max-w-md gap-4">
      <p className="text-muted">{texts.text}</p>
      <TextField label={texts.holder} autoComplete="name" {...field('holder')} />
      <SelectField
        label={texts.kind}
        value={kind}
        onChange={(event) => setKind(event.target.value as BankAccountKind)}
        options={BANK_ACCOUNT_KINDS.map((value) => [value, account.kinds[value]] as const)}
      />
      <TextField
        label={texts.routing}
        inputMode="numeric"
        autoComplete="off"
        {...field('routingNumber')}
      />
      <TextField
        label={texts.number}
        inputMode="numeric"
        autoComplete="off"
        {...field('accountNumber')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isPending}>
          {texts.save}
        </Button>
        <Button tone="quiet" disabled={isPending} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
