import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { FieldErrors } from '#ui/use-write.ts';
import { type AdminPayout, requestSameAccountCall } from '../contract.ts';
import { returnSentence } from './payout-words.ts';

type SendAgainDialogProps = { payout: AdminPayout; onClose: () => void; onDone: () => void };

/** A returned payout waits for a new account, or goes to the same one again for a stated reason. */
export function SendAgainDialog({ payout, onClose, onDone }: SendAgainDialogProps) {
  const [isSame, setIsSame] = useState(false);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const send = async () => {
    if (!isSame) return;
    await callApi(requestSameAccountCall, { params: { id: payout.id }, body: { reason } });
  };
  const choice = (isChosen: boolean, title: string, text: string, onChoose: () => void) => (
    <label className="flex gap-3 rounded-xl border border-line px-4 py-3 has-checked:border-forest has-checked:bg-leaf">
      <input
        type="radio"
        name="account"
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-forest"
      />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-muted text-sm">{text}</span>
      </span>
    </label>
  );
  return (
    <FormDialog
      title="Where should it go?"
      description={`${payout.payee}. ${returnSentence(payout) ?? ''}`}
      confirmLabel={isSame ? 'Ask for it' : 'Wait for a new account'}
      tone="primary"
      done={
        isSame
          ? { title: 'Asked', description: 'Another admin approves it and reads the reason.' }
          : { title: 'Nothing was sent', description: 'It waits for a new account.' }
      }
      failedTitle="That did not work"
      send={send}
      onErrors={setErrors}
      onDone={onDone}
      onClose={onClose}
    >
      {choice(
        !isSame,
        'To a new account',
        payout.kind === 'home'
          ? 'Enter the title company’s new account under Awards. Money goes there three days later at the soonest.'
          : `${payout.payee} enters it under bank details. Money goes there three days later at the soonest.`,
        () => setIsSame(false),
      )}
      {choice(
        isSame,
        `To the same account again, ${payout.account ?? ''}`,
        'Only when the bank says that it will take it now.',
        () => setIsSame(true),
      )}
      {isSame && (
        <TextField
          label="Why it will arrive this time"
          isRequired
          value={reason}
          error={errors.reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
