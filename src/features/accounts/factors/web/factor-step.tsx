import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { FactorWays } from '../../contract.ts';
import { enterAfterFactor } from '../../sign-in/web/identity-client.ts';
import { factorTexts } from './factor-texts.ts';
import { ShowFactor, showWords } from './show-factor.tsx';

type FactorStepProps = {
  email: string;
  /** The factors the person can use. */
  ways: FactorWays;
  /** Loads the account of the new session; a member's by default. */
  enter?: () => Promise<void>;
  onDone: () => void;
  onBack: () => void;
};

/** The second step of a sign-in. */
export function FactorStep({
  email,
  ways,
  enter = enterAfterFactor,
  onDone,
  onBack,
}: FactorStepProps) {
  const locale = useLocale();
  const texts = useTexts(factorTexts);
  const finish = () =>
    void enter().then(onDone, (error: unknown) => {
      showToast({
        title: texts.failedTitle,
        description: errorMessage(error, locale, texts),
        tone: 'destructive',
      });
      onBack();
    });
  return (
    <div className="grid gap-4">
      <p className="text-muted">{showWords(texts, ways).text}</p>
      <ShowFactor email={email} ways={ways} onDone={finish}>
        <Button tone="quiet" onClick={onBack}>
          {texts.cancel}
        </Button>
      </ShowFactor>
    </div>
  );
}
