import type { FormEvent } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { centsOf } from '#shared/text/parse-dollars.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { useWrite } from '#ui/use-write.ts';
import { type AwardView, chooseHomeCall } from '../contract.ts';
import { awardTexts } from './texts.ts';

export function HomeForm({ award, onSent }: { award: AwardView; onSent: () => void }) {
  const { home: texts, failed } = useTexts(awardTexts);
  const { values, setErrors, field } = useFields(
    {
      address: award.home?.address ?? '',
      price: award.home ? String(award.home.priceCents / 100) : '',
      seller: award.home?.seller ?? '',
      titleCompany: award.home?.titleCompany ?? '',
    },
    { isRequired: true, serverNames: { price: 'priceCents' } },
  );
  const { isPending, write } = useWrite({ failed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { price, ...rest } = values;
    const priceCents = centsOf(price);
    if (!priceCents) {
      setErrors({ priceCents: texts.badPrice });
      return;
    }
    void write({
      send: () =>
        callApi(chooseHomeCall, { params: { id: award.id }, body: { ...rest, priceCents } }),
      done: { title: texts.sent },
      onErrors: setErrors,
      onDone: onSent,
    });
  };
  return (
    <Panel title={texts.title}>
      <p className="mt-2 max-w-xl text-muted">{texts.text}</p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField label={texts.address} autoComplete="off" {...field('address')} />
        </div>
        <TextField label={texts.price} inputMode="decimal" {...field('price')} />
        <TextField label={texts.seller} {...field('seller')} />
        <TextField label={texts.titleCompany} {...field('titleCompany')} />
        <div className="self-end">
          <Button type="submit" disabled={isPending}>
            {texts.send}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
