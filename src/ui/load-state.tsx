import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

type LoadStateProps = {
  /** 'the figures' */
  what: string;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
};

/** A placeholder for something that is loading or failed to load. */
export function LoadState({ what, isLoading, hasFailed, onRetry }: LoadStateProps) {
  if (hasFailed) {
    return (
      <div role="alert" className="rounded-card bg-paper px-6 py-10 text-center shadow-card">
        <p className="font-semibold">
          {what.charAt(0).toUpperCase() + what.slice(1)} could not be loaded.
        </p>
        <p className="mt-1 text-muted">Please check your connection. Nothing was changed.</p>
        <Button tone="quiet" className="mt-5" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!isLoading) return null;
  return (
    <div className="grid place-items-center py-20 text-forest">
      <Spinner label={`Loading ${what}`} />
    </div>
  );
}
