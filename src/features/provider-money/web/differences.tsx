import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { listDifferencesCall } from '../contract.ts';
import { providerMoneyTexts } from './admin-texts.ts';

const words = providerMoneyTexts.differences;

/** Which payments make the difference. */
export function Differences() {
  const { data, isPending, isError, refetch } = useRead(listDifferencesCall, {});
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{words.title}</h2>
      <p className="mt-1 mb-3 max-w-2xl text-muted">
        {data?.items.length === 0 ? words.none : words.text}
      </p>
      {!data && (
        <LoadState
          what={words.title}
          isLoading={isPending}
          hasFailed={isError}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.items.length > 0 && (
        <ul
          aria-label={words.title}
          className="divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card"
        >
          {data.items.map(({ paymentId, about, providerCents, ledgerCents }) => (
            <li key={paymentId} className="tabular px-5 py-4">
              <p className="break-words font-semibold">{about}</p>
              <p className="text-muted text-sm">{words.line(providerCents, ledgerCents)}</p>
            </li>
          ))}
        </ul>
      )}
      {data && !data.isComplete && <p className="mt-3 text-muted text-sm">{words.more}</p>}
    </section>
  );
}
