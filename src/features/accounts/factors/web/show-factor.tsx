import type { ReactNode } from 'react';
import type { TextsIn } from '#shared/text/texts.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import type { FactorWays } from '../../contract.ts';
import type { FactorsView } from '../contract.ts';
import { FactorForm } from './factor-form.tsx';
import { factorTexts } from './factor-texts.ts';
import { canUsePasskeys, showPasskey } from './passkey-client.ts';
import { usePasskeyAction } from './use-passkey-action.ts';

export function waysOf({ hasApp, passkeys }: FactorsView): FactorWays {
  return [
    ...(passkeys.length > 0 ? ['passkey' as const] : []),
    ...(hasApp ? ['app' as const] : []),
  ];
}

/** The heading and the sentence above the form. */
export function showWords(
  texts: TextsIn<typeof factorTexts>,
  ways: FactorWays,
): { title: string; text: string } {
  if (!ways.includes('passkey')) return { title: texts.showTitle, text: texts.showText };
  if (ways.includes('app')) return { title: texts.showAnyTitle, text: texts.showAnyText };
  return { title: texts.passkey.showTitle, text: texts.passkey.showText };
}

type ShowFactorProps = {
  email: string;
  ways: FactorWays;
  onDone: () => void;
  /** Further buttons beside the last one. */
  children?: ReactNode;
};

/** Asks for whichever factor the person has: passkey, app code or recovery code. */
export function ShowFactor({ email, ways, onDone, children }: ShowFactorProps) {
  const texts = useTexts(factorTexts);
  const hasApp = ways.includes('app') || !ways.includes('passkey');
  if (!ways.includes('passkey') || (hasApp && !canUsePasskeys())) {
    return (
      <FactorForm email={email} onDone={onDone}>
        {children}
      </FactorForm>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {canUsePasskeys() ? <PasskeyButton onDone={onDone} /> : <p>{texts.passkey.unsupported}</p>}
        {!hasApp && children}
      </div>
      {hasApp && (
        <>
          <Or />
          <FactorForm email={email} onDone={onDone}>
            {children}
          </FactorForm>
        </>
      )}
    </div>
  );
}

function PasskeyButton({ onDone }: { onDone: () => void }) {
  const { passkey } = useTexts(factorTexts);
  const { isPending, run } = usePasskeyAction();
  return (
    <Button disabled={isPending} onClick={() => void run(showPasskey, onDone)}>
      {isPending ? passkey.waiting : passkey.use}
    </Button>
  );
}

/** The separator between two alternatives. */
export function Or() {
  return (
    <div className="flex items-center gap-3 text-muted text-sm">
      <span aria-hidden="true" className="h-px grow bg-line" />
      {useTexts(factorTexts).or}
      <span aria-hidden="true" className="h-px grow bg-line" />
    </div>
  );
}
