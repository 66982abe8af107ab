import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { incomeWords } from '#features/applications/web/income-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import type { ApplicationDetails } from '../contract.ts';
import { GROUP_HAS_FORMED } from '../errors.ts';
import type { Outcome } from '../rules.ts';
import { AdminChanges } from './admin-changes.tsx';
import { OUTCOME_WORDS } from './admin-words.ts';
import { DecisionButtons } from './desk/decision-buttons.tsx';
import { ReasonButtons } from './desk/reason-buttons.tsx';
import { type Question, useDecision } from './desk/use-decision.ts';
import { usePolling } from './desk/use-polling.ts';

export type ReviewHandle = {
  focusApprove: () => void;
  focusNotes: (outcome: Outcome) => void;
  giveReason: (index: number) => void;
};

type AdminReviewProps = {
  application: ApplicationDetails;
  readAgain: () => Promise<unknown>;
  onDecided: () => Promise<void>;
  /** Returns to this application after its decision was undone. */
  onUndone: () => Promise<unknown>;
  handle?: RefObject<ReviewHandle | null>;
};

const ASKS: Record<Question, string> = {
  FIGURES_DO_NOT_COVER:
    'The declared income less debt does not cover the contribution of this plan. Approve it all the same?',
  NO_INCOME_PAPERS: 'There is no paper that shows this income. Approve it all the same?',
};

/** The decision on an applicant's income. */
export function AdminReview(props: AdminReviewProps) {
  const { application, readAgain } = props;
  const { decision } = application;
  const words = incomeWords(application);
  const heading = useRef<HTMLHeadingElement>(null);
  // A pending decision takes effect by itself.
  usePolling(readAgain, decision !== null);
  return (
    <section className="rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Income review
        </h2>
        <Badge tone={words.tone}>{words.label}</Badge>
      </div>
      {decision && (
        <p role="status" className="mt-3 rounded-xl bg-leaf px-4 py-3 text-sm">
          {OUTCOME_WORDS[decision.outcome]} by {decision.email} a moment ago. It takes effect in a
          few seconds.
        </p>
      )}
      {application.adminNotes && (
        <div className="mt-4 text-sm">
          <p className="text-muted">Sent with this decision</p>
          <p className="whitespace-pre-line break-words">{application.adminNotes}</p>
        </div>
      )}
      {application.isMember ? (
        <p className="mt-3 text-muted text-sm">{GROUP_HAS_FORMED}</p>
      ) : (
        <Decide {...props} heading={heading} />
      )}
    </section>
  );
}

function Decide(props: AdminReviewProps & { heading: RefObject<HTMLHeadingElement | null> }) {
  const { application, readAgain, onDecided, onUndone, handle, heading } = props;
  const approve = useRef<HTMLButtonElement>(null);
  const reject = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const notesId = useId();
  /** What Ctrl+Enter decides; its button says so. */
  const [chosen, setChosen] = useState<Outcome>('approved');
  const { decision } = application;
  const { notes, writeNotes, problem, isPending, question, seen, decide, confirm, undo } =
    useDecision({ application, readAgain, onDecided, onUndone });
  const isClosed = isPending || decision !== null;
  const addReason = (text: string) => {
    writeNotes(notes.trim() === '' ? text : `${notes.trimEnd()}\n${text}`);
    if (chosen === 'approved') setChosen('rejected');
    // Enter rejects from here, and a further key adds another reason.
    reject.current?.focus({ preventScroll: true });
  };
  const reasons = useRef<(index: number) => void>(() => undefined);
  useEffect(() => {
    if (!handle) return;
    handle.current = {
      focusApprove: () => {
        setChosen('approved');
        approve.current?.focus();
      },
      focusNotes: (outcome) => {
        setChosen(outcome);
        document.getElementById(notesId)?.focus();
      },
      giveReason: (index) => reasons.current(index),
    };
  }, [handle, notesId]);
  // Focuses what comes next: the missing notes, the server's question, or the result.
  useEffect(() => {
    if (problem) document.getElementById(notesId)?.focus();
  }, [problem, notesId]);
  useEffect(() => {
    if (question) confirmButton.current?.focus();
  }, [question]);
  const run = async (stored: Promise<boolean>) => {
    if (await stored) heading.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) {
      event.preventDefault();
      if (!isClosed) void run(question ? confirm() : decide(chosen));
    }
    if (event.key === 'Escape' && event.target instanceof HTMLTextAreaElement) {
      // Leaves the field and nothing else: the keys of the desk work again.
      event.preventDefault();
      heading.current?.focus({ preventScroll: true });
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what holds focus.
    <div onKeyDown={onKeyDown}>
      {seen && seen.version !== application.version && (
        <AdminChanges
          before={seen}
          after={application}
          advice="Your notes are still below. Decide again if they still hold."
        />
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
      {!application.incomeDocumentsUploaded && (
        <p className="mt-3 text-muted text-sm">No income papers have been uploaded yet.</p>
      )}
      {question && (
        <div role="alert" className="mt-4 rounded-xl bg-clay px-4 py-3 text-sm">
          <p>{ASKS[question]}</p>
          <Button
            ref={confirmButton}
            tone="quiet"
            className="mt-3"
            disabled={isClosed}
            onClick={() => void run(confirm())}
          >
            Approve all the same
          </Button>
        </div>
      )}
      {decision ? (
        <Button tone="quiet" className="mt-3 w-full" onClick={() => void undo(decision)}>
          Undo the decision
        </Button>
      ) : (
        <DecisionButtons
          application={application}
          hasNotes={notes.trim() !== ''}
          isPending={isPending}
          chosen={chosen}
          approve={approve}
          reject={reject}
          onDecide={(outcome) => void run(decide(outcome))}
        />
      )}
    </div>
  );
}
