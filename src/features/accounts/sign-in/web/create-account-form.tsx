import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmailSuggestion } from '#ui/form/email-suggestion.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import {
  checkNewPassword,
  EmailField,
  NewPasswordFields,
  NO_PASSWORD,
} from '../../profile/web/account-fields.tsx';
import { accountTexts } from '../../web/texts.ts';
import { createAccount } from './identity-client.ts';
import { signInTexts } from './sign-in-texts.ts';
import { useAccountForm } from './use-account-form.ts';

type Props = { email: string; onEmail: (email: string) => void; onDone: () => void };

export function CreateAccountForm({ email, onEmail, onDone }: Props) {
  const { newPassword } = useTexts(accountTexts);
  const { missing, create: texts, refusals } = useTexts(signInTexts);
  const [chosen, setChosen] = useState(NO_PASSWORD);
  const { form, isPending, field, submit } = useAccountForm({
    check() {
      const empty = Object.entries({ email: email.trim(), ...chosen }).find(
        ([, value]) => value === '',
      );
      if (!empty) return checkNewPassword(chosen, newPassword);
      return {
        title: missing,
        description: texts.allNeeded,
        field: empty[0],
      };
    },
    send: () => createAccount({ email, password: chosen.password }),
    onDone,
    failure: {
      title: texts.failed,
      fallback: texts.fallback,
      refusals: { ...refusals, ...newPassword.refusals },
    },
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <div>
        <EmailField hint={texts.hint} {...field('email', email, onEmail)} />
        <EmailSuggestion typed={email} onAccept={onEmail} />
      </div>
      <NewPasswordFields field={field} value={chosen} onChange={setChosen} />
      <Button type="submit" disabled={isPending}>
        {isPending ? texts.creating : texts.go}
      </Button>
    </form>
  );
}
