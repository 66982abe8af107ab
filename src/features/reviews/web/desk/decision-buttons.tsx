import type { RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import type { ApplicationDetails } from '../../contract.ts';
import type { Outcome } from '../../rules.ts';

type DecisionButtonsProps = {
  application: ApplicationDetails;
  hasNotes: boolean;
  isPending: boolean;
  /** What Ctrl+Enter decides. */
  chosen: Outcome;
  approve: RefObject<HTMLButtonElement | null>;
  reject: RefObject<HTMLButtonElement | null>;
  onDecide: (outcome: Outcome) => void;
};

export function DecisionButtons(props: DecisionButtonsProps) {
  const { application, hasNotes, isPending, chosen, approve, reject, onDecide } = props;
  const { incomeVerificationStatus: status, isPaperRequested } = application;
  const hasPaper = application.incomeDocumentsUploaded;
  const key = (outcome: Outcome) =>
    chosen === outcome && (
      <span aria-hidden="true" className="font-normal font-sans text-xs opacity-80">
        Ctrl ↵
      </span>
    );
  return (
    <div className="mt-3 grid grid-cols-2 gap-2.5">
      <Button
        ref={approve}
        disabled={isPending || (status === 'approved' && !hasNotes)}
        onClick={() => onDecide('approved')}
      >
        {status === 'approved' ? 'Save notes' : 'Approve'} {key('approved')}
      </Button>
      <Button
        ref={reject}
        tone="quiet"
        disabled={isPending || (status === 'rejected' && !hasNotes)}
        onClick={() => onDecide('rejected')}
      >
        {status === 'rejected' ? 'Save notes' : 'Reject'} {key('rejected')}
      </Button>
      {hasPaper && (
        <Button
          tone="quiet"
          className="col-span-2"
          disabled={isPending || (isPaperRequested && !hasNotes)}
          onClick={() => onDecide('paper-requested')}
        >
          Ask for a better paper {key('paper-requested')}
        </Button>
      )}
    </div>
  );
}
