import { lazy, Suspense, useState } from 'react';
import { portugueseMessage } from '#shared/portuguese-message.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { LiveFieldset } from '#ui/live-fieldset.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useApiForm } from '#ui/use-api-form.ts';
import type { PresentationState } from '../event.ts';
import { formatPhone, PHONE_LENGTH } from '../phone.ts';
import { GoalField, PersonFields } from './portuguese-fields.tsx';
import type { PresentationValues } from './presentation-submission.ts';

const EMPTY: PresentationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  propertyGoal: '',
};

const loadSubmission = () => import('./presentation-submission.ts');
const ConfirmedDialog = lazy(() =>
  import('./portuguese-dialogs.tsx').then(({ SeatConfirmedDialog }) => ({
    default: SeatConfirmedDialog,
  })),
);

/** The form of /apresentacao: a seat for the evening, or word of the next one once it is over. */
export function PresentationRegistrationForm({ state }: { state: PresentationState }) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const form = useApiForm({
    initial: EMPTY,
    load: loadSubmission,
    onSuccess: ({ isNew }) => {
      form.reset();
      if (isNew) setIsConfirmed(true);
      else {
        showToast({
          title: 'Registro Confirmado!',
          description: 'Você já estava na lista. Atualizamos os seus dados.',
          tone: 'success',
        });
      }
    },
    onFailure: (failure) => {
      if (failure.kind === 'invalid') return;
      showToast({
        title: 'Erro no registro',
        description: portugueseMessage(failure.error) || 'Tente novamente mais tarde.',
        tone: 'destructive',
      });
    },
  });
  const bind = (name: keyof PresentationValues) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.setValue(name, event.target.value),
  });
  const pastePhone = (event: React.ClipboardEvent<HTMLInputElement>) => {
    // The field's own limit would cut a number that comes with its country code.
    event.preventDefault();
    form.setValue('phone', formatPhone(event.clipboardData.getData('text')));
  };

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
          <TextField
            label="Telefone"
            type="tel"
            inputMode="tel"
            isRequired
            autoComplete="tel-national"
            maxLength={PHONE_LENGTH}
            placeholder="(801) 555-0123"
            {...bind('phone')}
            onChange={(event) => form.setValue('phone', formatPhone(event.target.value))}
            onPaste={pastePhone}
          />
          <GoalField {...bind('propertyGoal')} />
          <Button type="submit" tone="accent" disabled={form.isPending} className="w-full text-lg">
            {form.isPending ? 'Registrando...' : LABELS[state]}
          </Button>
        </LiveFieldset>
      </form>
      {isConfirmed && (
        <Suspense fallback={null}>
          <ConfirmedDialog state={state} onClose={() => setIsConfirmed(false)} />
        </Suspense>
      )}
    </>
  );
}

const LABELS: Record<PresentationState, string> = {
  open: 'Garantir minha vaga',
  full: 'Tentar um lugar',
  over: 'Quero vaga na próxima',
};
