import { lazy, Suspense, useState } from 'react';
import { portugueseMessage } from '#shared/portuguese-message.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { LiveFieldset } from '#ui/live-fieldset.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useApiForm } from '#ui/use-api-form.ts';
import { GoalField, PersonFields } from './portuguese-fields.tsx';
import type { PortugueseWaitlistValues } from './portuguese-submission.ts';

const EMPTY: PortugueseWaitlistValues = {
  firstName: '',
  lastName: '',
  email: '',
  homeValueGoal: '',
  hasMonthlyCapacity: false,
};

const loadSubmission = () => import('./portuguese-submission.ts');
const SentDialog = lazy(() =>
  import('./portuguese-dialogs.tsx').then(({ InformationSentDialog }) => ({
    default: InformationSentDialog,
  })),
);

/** The form of /imovelnoseua: checked, sent, confirmed. */
export function PortugueseWaitlistForm() {
  const [isSent, setIsSent] = useState(false);
  const form = useApiForm({
    initial: EMPTY,
    load: loadSubmission,
    onSuccess: () => {
      setIsSent(true);
      form.reset();
    },
    onFailure: (failure) => {
      // Each wrong field says so itself.
      if (failure.kind === 'invalid') return;
      showToast({
        title: 'Erro no envio',
        description: portugueseMessage(failure.error) || 'Ocorreu um erro. Tente novamente.',
        tone: 'destructive',
      });
    },
  });
  const bind = <K extends Exclude<keyof PortugueseWaitlistValues, 'hasMonthlyCapacity'>>(
    name: K,
  ) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.setValue(name, event.target.value),
  });

  return (
    <>
      <form
        ref={form.form}
        noValidate
        onSubmit={form.submit}
        onFocus={() => void loadSubmission()}
        className="grid gap-5"
      >
        <LiveFieldset>
          <PersonFields bind={bind} />
          <GoalField {...bind('homeValueGoal')} />
          <CheckboxField
            name="hasMonthlyCapacity"
            isChecked={form.values.hasMonthlyCapacity}
            error={form.errors.hasMonthlyCapacity}
            onChange={(isChecked) => form.setValue('hasMonthlyCapacity', isChecked)}
          >
            Confirmo que tenho de $2,000 a $3,500 disponíveis por mês para o meu imóvel.
          </CheckboxField>
          <Button type="submit" tone="accent" disabled={form.isPending} className="w-full text-lg">
            {form.isPending ? (
              <>
                <Spinner label="" className="-my-1" /> Enviando...
              </>
            ) : (
              'Quero saber como funciona'
            )}
          </Button>
        </LiveFieldset>
      </form>
      {isSent && (
        <Suspense fallback={null}>
          <SentDialog onClose={() => setIsSent(false)} />
        </Suspense>
      )}
    </>
  );
}
