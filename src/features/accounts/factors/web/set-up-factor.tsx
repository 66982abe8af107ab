import { useState } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import type { FactorsView } from '../contract.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { factorTexts } from './factor-texts.ts';
import { canUsePasskeys } from './passkey-client.ts';
import { SetUpApp } from './set-up-app.tsx';
import { Or } from './show-factor.tsx';

type SetUpFactorProps = { factors: FactorsView; onSet?: () => void; onDone: () => void };

/** The set-up of the first factor: an authenticator app or a passkey. */
export function SetUpFactor({ factors, onSet, onDone }: SetUpFactorProps) {
  const { passkey } = useTexts(factorTexts);
  const [isAppStarted, setIsAppStarted] = useState(false);
  return (
    <div className="grid gap-5">
      <SetUpApp
        factors={factors}
        onStarted={() => setIsAppStarted(true)}
        {...(onSet ? { onSet } : {})}
        onDone={onDone}
      />
      {!isAppStarted && canUsePasskeys() && (
        <>
          <Or />
          <p className="text-muted">{passkey.addText}</p>
          <AddPasskeyForm tone="quiet" onDone={onDone} />
        </>
      )}
    </div>
  );
}
