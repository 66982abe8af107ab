import { useParams } from 'wouter';
import { ApiError } from '#shared/api/api-client.ts';
import { EmptyList } from '#ui/list/list-frame.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { readApplicantCall, readPersonCall } from '../contract.ts';
import { NoteForm } from './note-form.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonSections } from './person-sections.tsx';

export function Page() {
  const { id = '', applicationId = '' } = useParams<{ id?: string; applicationId?: string }>();
  const account = useRead(
    readPersonCall,
    { params: { id } },
    { isFresh: true, enabled: id !== '' },
  );
  const applicant = useRead(
    readApplicantCall,
    { params: { applicationId } },
    { isFresh: true, enabled: applicationId !== '' },
  );
  const { data, error, refetch } = id ? account : applicant;
  const reload = () => void refetch();
  if (!data) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
      return (
        <EmptyList>
          <h1 className="font-display text-ink text-xl">Nobody is here</h1>
          <p className="mt-1">The account or application was deleted, or the address is wrong.</p>
        </EmptyList>
      );
    }
    return (
      <LoadState
        what="this person"
        isLoading={!error}
        hasFailed={Boolean(error)}
        onRetry={reload}
      />
    );
  }
  return (
    <>
      <PersonHead person={data} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <PersonSections person={data} onChanged={reload} />
        <aside className="grid gap-5 max-lg:row-start-1">
          <PersonActions person={data} onChanged={reload} />
          <NoteForm person={data} onAdded={reload} />
        </aside>
      </div>
    </>
  );
}
