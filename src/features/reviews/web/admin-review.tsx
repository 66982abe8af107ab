import { type RefObject, useEffect, useId, useRef } from 'react';
import { INCOME_WORDS } from '#features/applications/web/income-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import type { ApplicationDetails } from '../contract.ts';
import { AdminChanges } from './admin-changes.tsx';
import { ReasonButtons } from './desk/reason-buttons.tsx';
import { useDecision } from './desk/use-decision.ts';

export type ReviewHandle = {
  focusApprove: () => void;
  focusNotes: () => void;
  giveReason: (index: number) => void;
};

type AdminReviewProps = {
  application: ApplicationDetails;
  readAgain: () => Promise<unknown>;
  onDecided: () => Promise<void>;
  handle?: RefObject<ReviewHandle | null>;
};

/** The decision on an applicant's income. */
export function AdminReview({ application, readAgain, onDecided, handle }: AdminReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const approve = useRef<HTMLButtonElement>(null);
  const reject = useRef<HTMLButtonElement>(null);
  const shortfall = useRef<HTMLButtonElement>(null);
  const notesId = useId();
  const { incomeVerificationStatus: status } = application;
  const words = INCOME_WORDS[status];
  const { notes, writeNotes, problem, isPending, isShort, seen, decide } = useDecision({
    application,
    readAgain,
    onDecided,
  });
  const addReason = (text: string) => {
    writeNotes(notes.trim() === '' ? text : `${notes.trimEnd()}\n${text}`);
    // Enter rejects from here, and a further key adds another reason.
    reject.current?.focus({ preventScroll: true });
  };
  const reasons = useRef<(index: number) => void>(() => undefined);
  useEffect(() => {
    if (!handle) return;
    handle.current = {
      focusApprove: () => approve.current?.focus(),
      focusNotes: () => document.getElementById(notesId)?.focus(),
      giveReason: (index) => reasons.current(index),
    };
  }, [handle, notesId]);
  // Focuses what comes next: the missing notes, the server's question, or the result.
  useEffect(() => {
    if (problem) document.getElementById(notesId)?.focus();
  }, [problem, notesId]);
  useEffect(() => {
    if (isShort) shortfall.current?.focus();
  }, [isShort]);
  const run = async (approved: boolean, isShortfallAccepted = false) => {
    if (await decide(approved, isShortfallAccepted)) heading.current?.focus();
  };

  return (
    <section className="rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Income review
        </h2>
        <Badge tone={words.tone}>{words.label}</Badge>
      </div>
      {seen && seen.version !== application.version && (
        <AdminChanges
          before={seen}
          after={application}
          advice="Your notes are still below. Decide again if they still hold."
        />
      )}
      {application.adminNotes && (
        <div className="mt-4 text-sm">
          <p className="text-muted">Sent with this decision</p>
          <p className="whitespace-pre-line break-words">{application.adminNotes}</p>
        </div>
      )}
      <div className="mt-3">
        <ReasonButtons source={application.source} onAdd={addReason} pick={reasons} />
        <TextAreaField
          id={notesId}
          label="Notes"
          hint="The applicant reads these, in the mail and on the dashboard."
          rows={3}
          maxLength={2_000}
          value={notes}
          error={problem}
          onChange={(event) => writeNotes(event.target.value)}
        />
      </div>
      {status === 'pending' && (
        <p className="mt-3 text-muted text-sm">No income papers have been uploaded yet.</p>
      )}
      {isShort && (
        <div role="alert" className="mt-4 rounded-xl bg-clay px-4 py-3 text-sm">
          <p>
            The declared income less debt does not cover the contribution of this plan. Approve it
            all the same?
          </p>
          <Button
            ref={shortfall}
            tone="quiet"
            className="mt-3"
            disabled={isPending}
            onClick={() => void run(true, true)}
          >
            Approve all the same
          </Button>
        </div>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        <Button
          ref={approve}
          disabled={isPending || (status === 'approved' && notes.trim() === '')}
          onClick={() => void run(true)}
        >
          {status === 'approved' ? 'Save notes' : 'Approve'}
        </Button>
        <Button
          ref={reject}
          tone="quiet"
          disabled={isPending || (status === 'rejected' && notes.trim() === '')}
          onClick={() => void run(false)}
        >
          {status === 'rejected' ? 'Save notes' : 'Reject'}
        </Button>
      </div>
    </section>
  );
}
