import type { FormEvent } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { useWrite } from '#ui/use-write.ts';
import { offerSeatCall } from '../contract.ts';
import { transferTexts } from './texts.ts';

type OfferFormProps = { membershipId: string; seat: number; onOffered: () => void };

export function OfferForm({ membershipId, seat, onOffered }: OfferFormProps) {
  const texts = useTexts(transferTexts);
  const { values, setErrors, field } = useFields(
    { email: '', signature: '' },
    { isRequired: true },
  );
  const { isPending, write } = useWrite({ failed: texts.failed, refusals: texts.refusals });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void write({
      send: () => callApi(offerSeatCall, { body: { membershipId, ...values } }),
      done: { title: texts.offered },
      onErrors: setErrors,
      onDone: onOffered,
    });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid max-w-2xl gap-4 sm:grid-cols-2">
      <TextField label={texts.email} type="email" autoComplete="off" {...field('email')} />
      <TextField label={texts.signature} {...field('signature')} />
      <div>
        <Button type="submit" tone="quiet" disabled={isPending}>
          {texts.offer} ({seat})
        </Button>
      </div>
    </form>
  );
}
