import { type FormEvent, useEffect } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '#ui/use-read.ts';
import { useWrite } from '#ui/use-write.ts';
import { nameBeneficiaryCall, readBeneficiaryCall } from '../contract.ts';
import { transferTexts } from './texts.ts';

const EMPTY = { name: '', relationship: '', contact: '' };

export function BeneficiaryPanel({ membershipId }: { membershipId: string }) {
  const { beneficiary: texts, failed, refusals } = useTexts(transferTexts);
  const params = { membershipId };
  const { data } = useRead(readBeneficiaryCall, { params });
  const { values, setValues, setErrors, field } = useFields(EMPTY, { isRequired: true });
  const { isPending, write } = useWrite({ failed, refusals });
  const { beneficiary: saved, estate } = data ?? {};
  useEffect(() => {
    if (saved) setValues(saved);
  }, [saved, setValues]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void write({
      send: () => callApi(nameBeneficiaryCall, { params, body: values }),
      done: { title: texts.saved },
      onErrors: setErrors,
    });
  };
  return (
    <Panel title={texts.title}>
      <p className="mt-2 max-w-2xl text-muted">
        {estate ? texts.estate(estate.name, estate.representative) : texts.text}
      </p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4 sm:grid-cols-3">
        <TextField label={texts.name} {...field('name')} />
        <TextField label={texts.relationship} {...field('relationship')} />
        <TextField label={texts.contact} {...field('contact')} />
        <div>
          <Button type="submit" tone="quiet" disabled={isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
