import { Button } from '../button.tsx';
import { uiTexts } from '../language/texts.ts';
import { useTexts } from '../language/use-texts.ts';
import { Spinner } from '../spinner.tsx';

type LoadStateProps = {
  /** 'the figures' */
  what: string;
  /** Without it, it loads as long as it has not failed. */
  isLoading?: boolean;
  hasFailed: boolean;
  onRetry: () => void;
};

/** A placeholder for something that is loading or failed to load. */
export function LoadState({ what, isLoading = true, hasFailed, onRetry }: LoadStateProps) {
  const words = useTexts(uiTexts);
  if (hasFailed) {
    const sentence = words.notLoaded(what);
    return (
      <div role="alert" className="rounded-card bg-paper px-6 py-10 text-center shadow-card">
        <p className="font-semibold">{sentence.charAt(0).toUpperCase() + sentence.slice(1)}</p>
        <p className="mt-1 text-muted">{words.checkConnection}</p>
        <Button tone="quiet" className="mt-5" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      </div>
    );
  }
  if (!isLoading) return null;
  return (
    <div className="grid place-items-center py-20 text-forest">
      <Spinner label={words.loading(what)} />
    </div>
  );
}
