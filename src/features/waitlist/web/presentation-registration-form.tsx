import { useCallback, useState } from 'react';
import { reloadable } from '#shared/reloadable.ts';
import { TextField } from '#ui/form/field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import type { PresentationEvent, PresentationState } from '../event.ts';
import { formatPhone, PHONE_LENGTH } from '../phone.ts';
import { GoalField, PersonFields } from './portuguese-fields.tsx';
import { PortugueseForm, usePortugueseForm } from './portuguese-form.tsx';
import type { PresentationValues } from './presentation-submission.ts';
import { waitlistTexts } from './texts.ts';

const EMPTY: PresentationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  propertyGoal: '',
};

const loadSubmission = reloadable(() => import('./presentation-submission.ts'));
const ConfirmedDialog = lazyDialog(
  () => import('./portuguese-dialogs.tsx'),
  ({ SeatConfirmedDialog }) => SeatConfirmedDialog,
);

type RegistrationProps = { event: PresentationEvent; state: PresentationState };

/** The form of /apresentacao: a seat, or news of the next event once this one is over. */
export function PresentationRegistrationForm({ event, state }: RegistrationProps) {
  const { presentation: texts, phone } = useTexts(waitlistTexts).brazilian;
  const load = useCallback(async () => {
    const { schema, sendFor } = await loadSubmission();
    return { schema, send: sendFor(event.tag) };
  }, [event.tag]);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const form = usePortugueseForm({
    initial: EMPTY,
    load,
    onSuccess: ({ isNew, isMailOwed }) => {
      if (isNew) setIsConfirmed(true);
      else {
        showToast({
          title: texts.again.title,
          description: isMailOwed ? texts.again.isMailOwed : texts.again.isKnown,
          tone: 'success',
        });
      }
    },
    failure: texts.failed,
  });
  const pastePhone = (event: React.ClipboardEvent<HTMLInputElement>) => {
    // No maxlength, which would truncate a pasted number with a country code.
    event.preventDefault();
    form.setValue('phone', formatPhone(event.clipboardData.getData('text')));
  };
  return (
    <>
      <PortugueseForm
        preload={ConfirmedDialog.preload}
        form={form}
        label={texts.send[state]}
        pendingLabel={texts.sending}
      >
        <PersonFields bind={form.text} />
        <TextField
          label={phone}
          type="tel"
          inputMode="tel"
          isRequired
          autoComplete="tel-national"
          maxLength={PHONE_LENGTH}
          placeholder="(801) 555-0123"
          {...form.text('phone')}
          onChange={(event) => form.setValue('phone', formatPhone(event.target.value))}
          onPaste={pastePhone}
        />
        <GoalField {...form.text('propertyGoal')} />
      </PortugueseForm>
      {isConfirmed && (
        <ConfirmedDialog event={event} state={state} onClose={() => setIsConfirmed(false)} />
      )}
    </>
  );
}
