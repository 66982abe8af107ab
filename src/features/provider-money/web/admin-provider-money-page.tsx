import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { useWrite } from '#ui/use-write.ts';
import {
  listProviderPayoutsCall,
  listUnmatchedCall,
  type ProviderTransactionView,
  readProviderOverviewCall,
  reconcileProviderCall,
} from '../contract.ts';
import { providerMoneyTexts as texts } from './admin-texts.ts';
import { CheckPanel, MoneyPanel } from './check-panel.tsx';
import { Differences } from './differences.tsx';
import { PayoutRow } from './payout-row.tsx';
import { TransactionRow } from './transaction-row.tsx';

const ExplainDialog = lazyDialog(
  () => import('./explain-dialog.tsx'),
  ({ ExplainDialog }) => ExplainDialog,
);

export function Page() {
  const overview = useRead(readProviderOverviewCall, {});
  const unmatched = usePages(listUnmatchedCall, {});
  const payouts = usePages(listProviderPayoutsCall, {});
  const [explaining, setExplaining] = useState<ProviderTransactionView>();
  const queries = useQueryClient();
  const { isPending, write } = useWrite({ failed: texts.failed });
  const reload = () => void queries.invalidateQueries();
  const read = () =>
    write({
      send: () => callApi(reconcileProviderCall, {}),
      done: texts.readDone,
      onDone: reload,
    });
  const { data, isPending: isLoading, isError } = overview;
  const hasWaiting = unmatched.items.length > 0;
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro}>
        <Button disabled={isPending} onClick={() => void read()}>
          {isPending ? texts.reading : texts.read}
        </Button>
      </PageHeading>
      {data ? (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <CheckPanel overview={data} />
          <MoneyPanel books={data.books} />
        </div>
      ) : (
        <LoadState
          what={texts.overview}
          isLoading={isLoading}
          hasFailed={isError}
          onRetry={() => void overview.refetch()}
        />
      )}
      {data?.check && !data.check.agrees && <Differences />}
      {data?.check && (
        <section className="mt-10">
          <h2 className="text-2xl">{texts.unmatched.title}</h2>
          {hasWaiting && <p className="mt-1 mb-3 max-w-2xl text-muted">{texts.unmatched.text}</p>}
          <div className="mt-3">
            <ListFrame list={unmatched} label={texts.unmatched.title} empty={texts.unmatched.empty}>
              {(transaction) => (
                <TransactionRow key={transaction.id} transaction={transaction}>
                  <Button onClick={() => setExplaining(transaction)}>
                    {texts.unmatched.explain}
                  </Button>
                </TransactionRow>
              )}
            </ListFrame>
          </div>
        </section>
      )}
      <section className="mt-10">
        <h2 className="mb-3 text-2xl">{texts.payouts.title}</h2>
        <ListFrame list={payouts} label={texts.payouts.title} empty={texts.payouts.empty}>
          {(payout) => <PayoutRow key={payout.id} payout={payout} />}
        </ListFrame>
      </section>
      {explaining && (
        <ExplainDialog
          transaction={explaining}
          onDone={reload}
          onClose={() => setExplaining(undefined)}
        />
      )}
    </>
  );
}
