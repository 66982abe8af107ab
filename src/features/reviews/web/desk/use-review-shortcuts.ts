import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { REVIEW_REASONS } from '../../reasons.ts';
import type { ReviewHandle } from '../admin-review.tsx';
import { undoLast } from './last-decision.ts';
import type { ViewerHandle } from './paper-tools.tsx';
import type { ReviewPath } from './use-review-path.ts';
import type { Shortcut } from './use-shortcuts.ts';

type Input = {
  review: RefObject<ReviewHandle | null>;
  viewer: RefObject<ViewerHandle | null>;
  path: ReviewPath;
  nextPaper: () => void;
  previousPaper: () => void;
  openPapers: () => void;
  toggleClaim: () => void;
  showHelp: () => void;
};

const REASON_KEYS = REVIEW_REASONS.slice(0, 9).map((_, index) => String(index + 1));

/**
 * The shortcuts of the review desk. None decides by itself: a key focuses the button, Enter presses
 * it. Ctrl+Enter in the review decides what was chosen last.
 */
export function useReviewShortcuts(given: Input): readonly Shortcut[] {
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  return useMemo(() => {
    const now = () => latest.current;
    const reasons = REASON_KEYS.map((key, index) => ({
      key,
      label: `Reason: ${REVIEW_REASONS[index]?.label ?? ''}`,
      run: () => now().review.current?.giveReason(index),
    }));
    return [
      {
        key: 'a',
        label: 'Go to Approve; Enter approves',
        run: () => now().review.current?.focusApprove(),
      },
      {
        key: 'r',
        label: 'Go to the notes, to reject',
        run: () => now().review.current?.focusNotes('rejected'),
      },
      {
        key: 'b',
        label: 'Go to the notes, to ask for a better paper',
        run: () => now().review.current?.focusNotes('paper-requested'),
      },
      { key: 'z', label: 'Undo the last decision', run: undoLast },
      { key: '+', label: 'Enlarge the paper', run: () => now().viewer.current?.zoom(1) },
      { key: '-', label: 'Reduce the paper', run: () => now().viewer.current?.zoom(-1) },
      { key: 't', label: 'Turn the paper', run: () => now().viewer.current?.turn() },
      { key: 'n', label: 'Next paper', run: () => now().nextPaper() },
      { key: 'p', label: 'Previous paper', run: () => now().previousPaper() },
      { key: 'o', label: 'Show the papers', run: () => now().openPapers() },
      { key: 'j', label: 'Next application', run: () => now().path.openNext() },
      { key: 'k', label: 'Previous application', run: () => now().path.openPrevious() },
      { key: 'm', label: 'Assign to me, take over, or put back', run: () => now().toggleClaim() },
      { key: 'u', label: 'Back to the list', run: () => now().path.toList() },
      { key: '?', label: 'This sheet', run: () => now().showHelp() },
      ...reasons,
    ];
  }, []);
}
