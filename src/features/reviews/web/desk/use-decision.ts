import { useState } from 'react';
import { ApiError, callApi } from '#shared/api/api-client.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { type ApplicationDetails, decideIncomeCall } from '../../contract.ts';

type Input = {
  application: ApplicationDetails;
  /** Reads the record again when it has changed since the admin saw it. */
  readAgain: () => Promise<unknown>;
  /** Called after a decision was stored. */
  onDecided: () => Promise<void>;
};

/** Unsent notes by application: switching to another one loses none. */
const drafts = new Map<string, string>();

/** The decision on an income: its notes, the server's question, and a colleague's changes. */
export function useDecision({ application, readAgain, onDecided }: Input) {
  const [notes, setNotes] = useState(drafts.get(application.id) ?? '');
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  /** The server asks for confirmation: the declared figures do not cover the contribution. */
  const [isShort, setIsShort] = useState(false);
  /** The record the admin saw before a colleague changed it. */
  const [seen, setSeen] = useState<ApplicationDetails>();

  const writeNotes = (text: string) => {
    drafts.set(application.id, text);
    setNotes(text);
    setProblem(undefined);
  };
  const handleRefusal = async (error: unknown) => {
    if (error instanceof ApiError && error.fields.adminNotes) {
      setProblem(error.fields.adminNotes);
      return;
    }
    if (error instanceof ApiError && error.code === 'FIGURES_DO_NOT_COVER') {
      setIsShort(true);
      return;
    }
    if (error instanceof ApiError && error.code === 'APPLICATION_CHANGED') {
      setSeen(application);
      await readAgain().catch(() => undefined);
    }
    showToast({
      title: 'Update Failed',
      description: errorMessage(error, 'en'),
      tone: 'destructive',
    });
  };
  /** Returns whether it was stored. */
  const decide = async (approved: boolean, isShortfallAccepted = false): Promise<boolean> => {
    setProblem(undefined);
    setIsShort(false);
    setSeen(undefined);
    setIsPending(true);
    try {
      const { email, version } = application;
      await callApi(decideIncomeCall, {
        body: { email, approved, adminNotes: notes, version, isShortfallAccepted },
      });
      // The notes were sent with this decision; the next one starts without.
      writeNotes('');
      showToast({
        title: 'Application Updated',
        description: 'Income verification status has been updated.',
        tone: 'success',
      });
      await onDecided();
      return true;
    } catch (error) {
      await handleRefusal(error);
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { notes, writeNotes, problem, isPending, isShort, seen, decide };
}
