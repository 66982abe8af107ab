import { useDepositAmount } from '#features/program-rules/web/use-program.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { useUrlFilter } from '#ui/list/use-url-filter.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { useRead } from '#ui/use-read.ts';
import { exportDepositsCall, listDepositsCall, readSumsCall } from '../admin-contract.ts';
import { AdminDepositRow } from './admin-deposit-row.tsx';
import { DepositSumCards } from './deposit-sum-cards.tsx';
import { SyncRefundsButton } from './sync-refunds-button.tsx';
import { UnexpectedPayments } from './unexpected-payments.tsx';

const KEYS = ['search', 'money', 'status'] as const;

export function Page() {
  const { filter, setFilter } = useUrlFilter(KEYS);
  const pages = usePages(listDepositsCall, { query: filter });
  const sums = useRead(readSumsCall, {}, { isFresh: true });
  const reload = () => {
    void pages.reload();
    void sums.refetch();
  };
  return (
    <>
      <PageHeading
        title="Deposits"
        intro={`Sums of the running mode. A deposit is ${useDepositAmount()} today.`}
      >
        <SyncRefundsButton />
        <ExportButton call={exportDepositsCall} given={{ query: filter }} fileName="deposits.csv" />
      </PageHeading>
      <DepositSumCards
        sums={sums.data}
        chosen={filter.money}
        onChoose={(money) => setFilter({ money })}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <SearchBox
          label="Search deposits"
          placeholder="Name, email or state, such as ‘Owed back’"
          value={filter.search ?? ''}
          onSearch={(search) => setFilter({ search })}
        />
      </div>
      <div className="mt-6">
        <ListFrame
          list={pages}
          label="Deposits"
          empty={
            Object.keys(filter).length > 0 ? (
              <p>No deposit matches.</p>
            ) : (
              <p>No deposits yet. The first one appears when somebody begins to pay.</p>
            )
          }
        >
          {(deposit) => <AdminDepositRow key={deposit.id} deposit={deposit} onChanged={reload} />}
        </ListFrame>
      </div>
      <UnexpectedPayments />
    </>
  );
}
