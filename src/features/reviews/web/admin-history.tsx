import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { useWrite } from '#ui/use-write.ts';
import { type ApplicationDetails, addHistoryNoteCall } from '../contract.ts';

type AdminHistoryProps = { application: ApplicationDetails; onChanged: () => Promise<void> };

/** Notes among admins, oldest first; the applicant does not see them. */
export function AdminHistory({ application, onChanged }: AdminHistoryProps) {
  const [note, setNote] = useState('');
  const { isPending, write } = useWrite({ failed: 'Failed to Add Note' });

  const add = (event: React.FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (note.trim() === '') {
      showToast({
        title: 'Note Required',
        description: 'Please enter a note before adding.',
        tone: 'destructive',
      });
      return;
    }
    void write({
      send: () => callApi(addHistoryNoteCall, { body: { email: application.email, note } }),
      done: { title: 'History Note Added' },
      onDone: () => {
        setNote('');
        return onChanged();
      },
    });
  };

  return (
    <section className="rounded-card border border-line bg-paper p-5">
      <h2 className="text-xl">History</h2>
      {application.historyNotes.length > 0 && (
        <ol className="mt-3 grid grid-cols-1 gap-3 border-line border-l-2 pl-4">
          {application.historyNotes.map(({ id, entry, datetime, author }) => (
            <li key={id}>
              <p className="whitespace-pre-line break-words text-[0.9375rem]">{entry}</p>
              <p className="tabular break-words text-muted text-xs">
                {formatDateTime(datetime)}
                {author ? ` · ${author}` : ''}
              </p>
            </li>
          ))}
        </ol>
      )}
      <form noValidate onSubmit={add} className="mt-4 grid gap-3">
        <TextAreaField
          label="New note"
          hint="Only admins read these."
          rows={2}
          maxLength={4_000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" tone="quiet" disabled={isPending}>
          {isPending ? 'Adding…' : 'Add note'}
        </Button>
      </form>
    </section>
  );
}
