import type { FormEvent } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { centsOf } from '#shared/text/parse-dollars.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { useWrite } from '#ui/use-write.ts';
import { type AwardView, chooseHomeCall } from '../contract.ts';
import { REST_SOURCES, restOf } from '../rules.ts';
import { awardNames } from '../texts.ts';
import { awardTexts } from './texts.ts';

export function HomeForm({ award, onSent }: { award: AwardView; onSent: () => void }) {
  const { home: texts, failed, refusals } = useTexts(awardTexts);
  const { values, setErrors, field } = useFields(
    {
      address: award.home?.address ?? '',
      price: award.home ? String(award.home.priceCents / 100) : '',
      seller: award.home?.seller ?? '',
      titleCompany: award.home?.titleCompany ?? '',
      restPayer: award.home?.rest?.payer ?? '',
      restSource: award.home?.rest?.source ?? '',
    },
    { isRequired: true, serverNames: { price: 'priceCents' } },
  );
  const { restSources } = useTexts(awardNames);
  const { dollars } = useFormats();
  const { isPending, write } = useWrite({ failed, refusals });
  const restCents = restOf({ ...award, priceCents: centsOf(values.price) ?? null });
  const source = REST_SOURCES.find((one) => one === values.restSource);
  const hasProof = award.papers.some(({ kind }) => kind === 'funds');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { price, restPayer, restSource, ...home } = values;
    const priceCents = centsOf(price);
    if (!priceCents) {
      setErrors({ priceCents: texts.badPrice });
      return;
    }
    void write({
      send: () =>
        callApi(chooseHomeCall, {
          params: { id: award.id },
          body: {
            ...home,
            priceCents,
            ...(restCents > 0 && restPayer ? { restPayer } : {}),
            ...(restCents > 0 && source ? { restSource: source } : {}),
          },
        }),
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
        {restCents > 0 && (
          <fieldset className="grid gap-4 rounded-2xl bg-clay p-4 sm:col-span-2 sm:grid-cols-2">
            <legend className="sr-only">{texts.rest.title}</legend>
            <p className="tabular sm:col-span-2">{texts.rest.text(dollars(restCents))}</p>
            <TextField label={texts.rest.payer} {...field('restPayer')} />
            <SelectField
              {...field('restSource')}
              label={texts.rest.source}
              options={[
                ['', texts.rest.choose],
                ...REST_SOURCES.map((value) => [value, restSources[value]] as const),
              ]}
            />
            <p className="sm:col-span-2">{hasProof ? texts.rest.proven : texts.rest.proof}</p>
          </fieldset>
        )}
        <div className="self-end">
          <Button type="submit" disabled={isPending}>
            {texts.send}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
