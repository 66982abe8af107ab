import { type ReactNode, useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { useAccountForm } from '../../sign-in/web/use-account-form.ts';
import { showFactorCall } from '../contract.ts';
import { factorTexts } from './factor-texts.ts';
import { SandboxCode } from './sandbox-code.tsx';

type FactorFormProps = {
  /** The account whose code the sandbox fills in. */
  email: string;
  /** During the set-up, when recovery codes are not valid yet. */
  isFirst?: boolean;
  onDone: () => void;
  children?: ReactNode;
};

/** Asks for a code of the authenticator app, or a recovery code. */
export function FactorForm({ email, isFirst = false, onDone, children }: FactorFormProps) {
  const texts = useTexts(factorTexts);
  const [code, setCode] = useState('');
  const { form, isPending, field, submit } = useAccountForm({
    check: () =>
      code.trim()
        ? undefined
        : { title: texts.failedTitle, description: texts.wrong, field: 'code' },
    send: () => callApi(showFactorCall, { body: { code } }),
    onDone,
    failure: { title: texts.failedTitle, fallback: texts.failed, refusals: texts.refusals },
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={isFirst ? texts.firstCode : texts.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        {...(isFirst ? { inputMode: 'numeric' as const } : {})}
        {...field('code', code, setCode)}
      />
      <SandboxCode email={email} onCode={setCode} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isPending}>
          {isPending ? texts.checking : texts.confirm}
        </Button>
        {children}
      </div>
    </form>
  );
}
