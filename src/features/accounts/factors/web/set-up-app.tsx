import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { svgAddress, useQrSvg } from '#ui/use-qr-svg.ts';
import { PasswordField } from '../../profile/web/password-field.tsx';
import { clearGivenPassword, readGivenPassword } from '../../sign-in/web/just-given-password.ts';
import { useAccountForm } from '../../sign-in/web/use-account-form.ts';
import { type FactorsView, startAppCall } from '../contract.ts';
import { FactorForm } from './factor-form.tsx';
import { factorTexts } from './factor-texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type SetUpAppProps = {
  factors: Pick<FactorsView, 'email' | 'hasPassword'>;
  /** Called when the QR code is shown. */
  onStarted?: () => void;
  /** Called when the first code was right; the recovery codes are shown next. */
  onSet?: () => void;
  onDone: () => void;
};
type Started = { uri: string; recoveryCodes: string[] };

/** The set-up of an authenticator app: password, QR code, first code, recovery codes. */
export function SetUpApp({ factors, onStarted, onSet, onDone }: SetUpAppProps) {
  const [started, setStarted] = useState<Started>();
  const [isSet, setIsSet] = useState(false);
  const start = (begun: Started) => {
    setStarted(begun);
    onStarted?.();
  };
  if (!started) return <Begin factors={factors} onStarted={start} />;
  if (isSet) return <RecoveryCodes codes={started.recoveryCodes} onDone={onDone} />;
  const finish = () => {
    setIsSet(true);
    onSet?.();
  };
  return <Scan uri={started.uri} email={factors.email} onDone={finish} />;
}

type BeginProps = { factors: SetUpAppProps['factors']; onStarted: (started: Started) => void };

function Begin({ factors: { hasPassword }, onStarted }: BeginProps) {
  const texts = useTexts(factorTexts);
  const [password, setPassword] = useState(readGivenPassword);
  const [isKnown] = useState(password !== '');
  const { form, isPending, field, submit } = useAccountForm({
    check: () =>
      password || !hasPassword
        ? undefined
        : { title: texts.failedTitle, description: texts.passwordNeeded, field: 'password' },
    send: async () => {
      const started = await callApi(startAppCall, { body: hasPassword ? { password } : {} });
      clearGivenPassword();
      onStarted(started);
    },
    onDone: () => undefined,
    failure: { title: texts.failedTitle, fallback: texts.failed, refusals: texts.refusals },
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {hasPassword && !isKnown && (
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          {...field('password', password, setPassword)}
        />
      )}
      <div>
        <Button type="submit" disabled={isPending}>
          {isPending ? texts.starting : texts.begin}
        </Button>
      </div>
    </form>
  );
}

function Scan({ uri, email, onDone }: { uri: string; email: string; onDone: () => void }) {
  const texts = useTexts(factorTexts);
  const svg = useQrSvg(uri);
  const key = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <div className="grid gap-4">
      <p className="text-muted">{texts.scan}</p>
      {svg ? (
        <img
          src={svgAddress(svg)}
          alt={texts.qrAlt}
          className="size-48 justify-self-center rounded-xl border border-line"
        />
      ) : (
        <div className="size-48 justify-self-center rounded-xl bg-sand" />
      )}
      <p className="text-sm">
        {texts.byHand}{' '}
        <code className="break-all rounded bg-sand px-1.5 py-0.5">
          {key.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <FactorForm isFirst email={email} onDone={onDone} />
    </div>
  );
}
