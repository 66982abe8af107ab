import { useQueryClient } from '@tanstack/react-query';
import { AuditTrail } from '#features/audit/web/audit-trail.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AdminActions } from '../admin-actions.tsx';
import { AdminConsents } from '../admin-consents.tsx';
import { AdminDeposits } from '../admin-deposits.tsx';
import { AdminDocuments } from '../admin-documents.tsx';
import { AdminFacts } from '../admin-facts.tsx';
import { AdminHistory } from '../admin-history.tsx';
import { AdminReview } from '../admin-review.tsx';
import { useApplication } from '../use-application.ts';
import { showInLists } from './show-in-lists.ts';

type AdminApplicationDetailsProps = { id: string; onChanged: () => void };

export function AdminApplicationDetails({ id, onChanged }: AdminApplicationDetailsProps) {
  const queryClient = useQueryClient();
  const { application, hasFailed, retry, readAgain } = useApplication(id);
  /** After a conflict the row shows what is stored, and stays even if its filter would hide it. */
  const readAfterConflict = async () => showInLists(queryClient, await readAgain());
  const changed = async () => {
    await readAgain();
    onChanged();
  };

  if (hasFailed) {
    return (
      <div role="alert" className="px-5 py-10 text-center">
        <p>This application could not be loaded; it may have been deleted meanwhile.</p>
        <Button tone="quiet" className="mt-4" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!application) {
    return (
      <div className="grid place-items-center py-12 text-forest">
        <Spinner label="Loading the application" />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-8 bg-cream/60 px-4 py-5 sm:px-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-6 lg:col-start-2 lg:row-start-1">
        <AdminReview
          application={application}
          readAgain={readAfterConflict}
          onDecided={changed}
          onUndone={changed}
        />
        <AdminHistory application={application} onChanged={changed} />
        <AdminActions
          application={application}
          readAgain={readAgain}
          onChanged={changed}
          onDeleted={onChanged}
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-8 lg:col-start-1 lg:row-start-1">
        <AdminFacts application={application} />
        <AdminDocuments documents={application.documents} readAgain={readAgain} />
        <AdminDeposits application={application} onChanged={changed} />
        <AdminConsents consents={application.consents} />
        <section>
          <h2 className="text-xl">Audit trail</h2>
          <AuditTrail entries={application.audit} />
        </section>
      </div>
    </div>
  );
}
