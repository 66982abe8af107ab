import { useState } from 'react';
import { ApiError, callApi } from '#shared/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { explain } from '#ui/explain.ts';
import { TextAreaField } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { type ApplicationDetails, decideIncomeCall } from '../contract.ts';
import { AdminChanges } from './admin-changes.tsx';
import { INCOME_WORDS } from './admin-words.ts';

type AdminReviewProps = {
  application: ApplicationDetails;
  readAgain: () => Promise<ApplicationDetails>;
  onChanged: () => void;
};

/** The decision on an applicant's income. */
export function AdminReview({ application, readAgain, onChanged }: AdminReviewProps) {
  const [notes, setNotes] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  /**
   * True when the server wants a confirmation: the declared figures do not cover the contribution.
   */
  const [isShort, setIsShort] = useState(false);
  /** The record the admin saw before a colleague changed it. */
  const [seen, setSeen] = useState<ApplicationDetails>();
  const { incomeVerificationStatus: status } = application;
  const words = INCOME_WORDS[status];

  const decide = async (approved: boolean, isShortfallAccepted = false) => {
    setProblem(undefined);
    setIsShort(false);
    setSeen(undefined);
    setIsPending(true);
    try {
      const { email, version } = application;
      await callApi(decideIncomeCall, {
        body: { email, approved, adminNotes: notes, version, isShortfallAccepted },
      });
      // The notes were sent with this decision; the next one starts empty.
      setNotes('');
      await readAgain();
      onChanged();
      showToast({
        title: 'Application Updated',
        description: 'Income verification status has been updated.',
        tone: 'success',
      });
    } catch (error) {
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
        // The list is not reloaded: its filter might hide this row, and the message about the
        // change with it.
        await readAgain().catch(() => undefined);
      }
      showToast({ title: 'Update Failed', description: explain(error), tone: 'destructive' });
    } finally {
      setIsPending(false);
    }
  };

  return (
    <section className="rounded-card border border-line bg-paper p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">Income review</h2>
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
      <div className="mt-4">
        <TextAreaField
          label="Notes"
          hint="The applicant reads these, in the mail and on the dashboard."
          rows={3}
          maxLength={2_000}
          value={notes}
          error={problem}
          onChange={(event) => {
            setNotes(event.target.value);
            setProblem(undefined);
          }}
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
            tone="quiet"
            className="mt-3"
            disabled={isPending}
            onClick={() => void decide(true, true)}
          >
            Approve all the same
          </Button>
        </div>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Button
          disabled={isPending || (status === 'approved' && notes.trim() === '')}
          onClick={() => void decide(true)}
        >
          {status === 'approved' ? 'Save notes' : 'Approve'}
        </Button>
        <Button
          tone="quiet"
          disabled={isPending || (status === 'rejected' && notes.trim() === '')}
          onClick={() => void decide(false)}
        >
          {status === 'rejected' ? 'Save notes' : 'Reject'}
        </Button>
      </div>
    </section>
  );
}
