import { useState } from 'react';
import { ApiError, callApi } from '#shared/api/api-client.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import {
  type ApplicationDetails,
  decideIncomeCall,
  type ReviewDecision,
  requestPaperCall,
  undoDecisionCall,
} from '../../contract.ts';
import type { Outcome } from '../../rules.ts';
import { offerUndo } from './last-decision.ts';

type Input = {
  application: ApplicationDetails;
  /** Reads the record again when it has changed since the admin saw it. */
  readAgain: () => Promise<unknown>;
  /** Called after a decision was stored. */
  onDecided: () => Promise<void>;
  /** Called after it was undone, perhaps from another page. */
  onUndone: () => Promise<unknown>;
};

/** What the server asks before it approves. */
const QUESTIONS = {
  FIGURES_DO_NOT_COVER: 'isShortfallAccepted',
  NO_INCOME_PAPERS: 'isMissingPaperAccepted',
} as const;
export type Question = keyof typeof QUESTIONS;

/** Unsent notes by application: switching to another one loses none. */
const drafts = new Map<string, string>();

const failed = (error: unknown) =>
  showToast({
    title: 'Update Failed',
    description: errorMessage(error, 'en'),
    tone: 'destructive',
  });

/** The decision on an income: its notes, the server's questions, and a colleague's changes. */
export function useDecision({ application, readAgain, onDecided, onUndone }: Input) {
  const { id, email, version, fullName } = application;
  const [notes, setNotes] = useState(drafts.get(id) ?? '');
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const [accepted, setAccepted] = useState<readonly Question[]>([]);
  /** The record the admin saw before a colleague changed it. */
  const [seen, setSeen] = useState<ApplicationDetails>();

  const writeNotes = (text: string) => {
    drafts.set(id, text);
    setNotes(text);
    setProblem(undefined);
  };
  const handleRefusal = async (error: unknown) => {
    const { code = '', fields = {} } = error instanceof ApiError ? error : {};
    if (fields.adminNotes) {
      setProblem(fields.adminNotes);
      return;
    }
    if (code in QUESTIONS) {
      setQuestion(code as Question);
      return;
    }
    if (code === 'APPLICATION_CHANGED') setSeen(application);
    if (error instanceof ApiError && error.status === 409) {
      await readAgain().catch(() => undefined);
    }
    failed(error);
  };
  const undo = async (decision: ReviewDecision) => {
    try {
      await callApi(undoDecisionCall, { params: { id, decisionId: decision.id } });
      writeNotes(decision.notes ?? '');
      showToast({ title: 'Decision undone', description: 'Nothing was sent to the applicant.' });
    } catch (error) {
      failed(error);
    }
    await onUndone();
  };
  const send = (outcome: Outcome, confirmed: readonly Question[]) => {
    if (outcome === 'paper-requested') {
      return callApi(requestPaperCall, { params: { id }, body: { adminNotes: notes, version } });
    }
    const answers = Object.fromEntries(confirmed.map((one) => [QUESTIONS[one], true]));
    const approved = outcome === 'approved';
    return callApi(decideIncomeCall, {
      body: { email, approved, adminNotes: notes, version, ...answers },
    });
  };
  /** Returns whether it was stored. */
  const decide = async (
    outcome: Outcome,
    confirmed: readonly Question[] = [],
  ): Promise<boolean> => {
    setProblem(undefined);
    setQuestion(undefined);
    setSeen(undefined);
    setIsPending(true);
    setAccepted(confirmed);
    try {
      const { decision } = await send(outcome, confirmed);
      // The notes were sent with this decision; the next one starts without.
      writeNotes('');
      showToast({
        title: 'Application Updated',
        description: 'Income verification status has been updated.',
        tone: 'success',
      });
      if (decision) {
        offerUndo({ applicationId: id, fullName, decision, undo: () => undo(decision) });
      }
      await onDecided();
      return true;
    } catch (error) {
      await handleRefusal(error);
      return false;
    } finally {
      setIsPending(false);
    }
  };
  /** Approves although the server asked; it may have a second question. */
  const confirm = () => decide('approved', question ? [...accepted, question] : accepted);
  return { notes, writeNotes, problem, isPending, question, seen, decide, confirm, undo };
}
