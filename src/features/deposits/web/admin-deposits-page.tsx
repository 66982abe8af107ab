import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '#ui/export-button.tsx';
import { ListFrame } from '#ui/list-frame.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { usePages } from '#ui/use-pages.ts';
import { useUrlFilter, withFilter } from '#ui/use-url-filter.ts';
import type { DepositSummary, DepositSums } from '../admin-contract.ts';
import { AdminDepositRow } from './admin-deposit-row.tsx';
import { DepositSumCards } from './deposit-sum-cards.tsx';
import { SyncRefundsButton } from './sync-refunds-button.tsx';
import { UnexpectedPayments } from './unexpected-payments.tsx';

const KEYS = ['search', 'money', 'status'] as const;

/** The money of deposits: where it is, whose it is, and what came that nobody asked for. */
export function Page() {
  const { filter, setFilter } = useUrlFilter(KEYS);
  const pages = usePages<DepositSummary>(withFilter('/api/admin/deposits', filter));
  const sums = useQuery<DepositSums>({ queryKey: ['/api/admin/deposits/sums'], gcTime: 0 });
  const reload = () => {
    pages.reload();
    void sums.refetch();
  };
  return (
    <>
      <PageHeading title="Deposits" intro="Sums of the running mode. A deposit is $200.">
        <SyncRefundsButton onSynced={reload} />
        <ExportButton
          path={withFilter('/api/admin/deposits.csv', filter)}
          fileName="deposits.csv"
        />
      </PageHeading>
      <DepositSumCards
        sums={sums.data}
        chosen={filter.money}
        onChoose={(money) => setFilter({ money })}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <SearchBox
          label="Search deposits"
          placeholder="Name, email or status"
          value={filter.search ?? ''}
          onSearch={(search) => setFilter({ search })}
        />
      </div>
      <div className="mt-6">
        <ListFrame
          pages={pages}
          empty={
            Object.keys(filter).length > 0 ? (
              <p>No deposit matches.</p>
            ) : (
              <p>No deposits yet. The first one appears when somebody begins to pay.</p>
            )
          }
        >
          <ul className="divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
            {pages.items.map((deposit) => (
              <AdminDepositRow key={deposit.id} deposit={deposit} onChanged={reload} />
            ))}
          </ul>
        </ListFrame>
      </div>
      <UnexpectedPayments />
    </>
  );
}
