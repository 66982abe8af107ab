import {
  GroupChoiceState,
  GroupFields,
  useGroupChoice,
} from '#features/groups/web/group-choice.tsx';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { formatDate } from '#shared/text/format-date.ts';
import { SelectField } from '#ui/form/field.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import { useUrlFilter } from '#ui/list/use-url-filter.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { exportGroupMonthCall, readGroupMonthCall } from '../contract.ts';
import { AdminGroupMoney } from './admin-group-money.tsx';
import { AdminSeatList } from './admin-seat-list.tsx';
import { adminTexts } from './admin-texts.ts';

const FILTERS = ['group', 'month'] as const;

/** A group's month: who has paid, and the group's money. */
export function Page() {
  const texts = adminTexts.month;
  const { filter, setFilter } = useUrlFilter(FILTERS);
  const choice = useGroupChoice(filter.group);
  const { group } = choice;
  const month = filter.month ?? '';
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro}>
        {group && (
          <ExportButton
            call={exportGroupMonthCall}
            given={{ params: { groupId: group.id }, query: { month } }}
            fileName="group-month.csv"
          />
        )}
      </PageHeading>
      <GroupChoiceState choice={choice} />
      <div className="mb-6 grid max-w-xl gap-4 sm:grid-cols-2">
        <GroupFields
          choice={choice}
          onChoose={(id) => setFilter({ group: id, month: undefined })}
        />
        {group && (
          <SelectField
            label={texts.month}
            value={month}
            emptyLabel={texts.now}
            options={Array.from({ length: TERM_MONTHS }, (_, index) => [
              String(index + 1),
              texts.monthOption(index + 1),
            ])}
            onChange={(event) => setFilter({ month: event.target.value })}
          />
        )}
      </div>
      {group && <Month groupId={group.id} month={month} />}
    </>
  );
}

function Month({ groupId, month }: { groupId: string; month: string }) {
  const texts = adminTexts.month;
  const { data, isError, refetch } = useRead(
    readGroupMonthCall,
    { params: { groupId }, query: { month } },
    { isFresh: true },
  );
  if (!data) {
    return <LoadState what={texts.loading} hasFailed={isError} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-muted">
        {texts.monthOption(data.month)}. {texts.due(formatDate(data.dueOn))}
      </p>
      <AdminGroupMoney money={data.money} />
      <AdminSeatList seats={data.seats} onChanged={() => void refetch()} />
    </div>
  );
}
