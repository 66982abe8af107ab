import { Button } from '#ui/button.tsx';
import { OUTCOME_WORDS } from '../admin-words.ts';
import { undoLast, useLastDecision } from './last-decision.ts';

/** The decision made a moment ago, with the button that undoes it. It has its own place in the page. */
export function UndoStrip() {
  const last = useLastDecision();
  return (
    <div role="status" className={last ? '' : 'hidden'}>
      {last && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-leaf px-4 py-2.5 text-sm">
          <p className="min-w-0 grow break-words">
            <span className="font-semibold">{last.fullName}</span>:{' '}
            {OUTCOME_WORDS[last.decision.outcome]}. It takes effect in a few seconds.
          </p>
          <Button tone="quiet" size="compact" onClick={undoLast}>
            Undo{' '}
            <span aria-hidden="true" className="font-sans text-muted">
              z
            </span>
          </Button>
        </div>
      )}
    </div>
  );
}
