import { type FormEvent, useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { type FieldErrors, useWrite } from '#ui/use-write.ts';
import { addApplicantNoteCall, addPersonNoteCall, type PersonView } from '../contract.ts';

type NoteFormProps = { person: PersonView; onAdded: () => void };

/** What somebody said on the phone, for whoever answers next. */
export function NoteForm({ person: { userId, applicationId }, onAdded }: NoteFormProps) {
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const { isPending, write } = useWrite({ failed: 'The note was not kept' });
  const body = { note };
  const send = () =>
    userId
      ? callApi(addPersonNoteCall, { params: { id: userId }, body })
      : callApi(addApplicantNoteCall, {
          params: { applicationId: applicationId ?? '' },
          body,
        });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    const onDone = () => {
      setNote('');
      onAdded();
    };
    void write({ send, done: { title: 'Noted' }, onErrors: setErrors, onDone });
  };
  return (
    <Panel title="Note">
      <form onSubmit={submit} noValidate className="mt-3 grid gap-3">
        <TextAreaField
          label="What the next colleague should know"
          rows={3}
          value={note}
          error={errors.note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" disabled={isPending}>
          Keep the note
        </Button>
      </form>
    </Panel>
  );
}
