import { Button } from '#ui/button.tsx';
import { explain } from '#ui/explain.ts';
import { showToast } from '#ui/toast-store.ts';
import { factorTexts } from '../factor-texts.ts';
import { FactorForm } from './factor-form.tsx';
import { enterAfterFactor } from './identity-client.ts';
import { pageLocale } from './page-locale.ts';

type FactorStepProps = {
  email: string;
  /** Loads the account of the new session; a member's unless it says otherwise. */
  enter?: () => Promise<void>;
  onDone: () => void;
  onBack: () => void;
};

/** The second step of a sign-in. */
export function FactorStep({ email, enter = enterAfterFactor, onDone, onBack }: FactorStepProps) {
  const texts = factorTexts(pageLocale());
  const finish = () =>
    void enter().then(onDone, (error: unknown) => {
      showToast({ title: texts.failedTitle, description: explain(error), tone: 'destructive' });
      onBack();
    });
  return (
    <div className="grid gap-4">
      <p className="text-muted">{texts.showText}</p>
      <FactorForm email={email} onDone={finish}>
        <Button tone="quiet" onClick={onBack}>
          {texts.cancel}
        </Button>
      </FactorForm>
    </div>
  );
}
