import type { UseQueryResult } from '@tanstack/react-query';
import { groupNameIn } from '#features/groups/rules.ts';
import { callPath } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { downloadFile } from '#ui/download-file.ts';
import { SelectField } from '#ui/form/field.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { useWrite } from '#ui/use-write.ts';
import {
  exportGroupYearCall,
  exportOwnGroupYearCall,
  type GroupStatement,
  readGroupStatementCall,
  readOwnGroupStatementCall,
} from '../contract.ts';
import { bookTexts } from '../texts.ts';
import { EquationLine } from './equation-line.tsx';
import { monthsDown } from './months-down.ts';
import { isRefused, Refusal } from './refusal.tsx';
import { StatementTable } from './statement-table.tsx';

type Chosen = { month: string | undefined; onMonth: (month: string) => void };

/** What the group of a member's seat has today, and whose it is. */
export function OwnGroupEquation({ membershipId }: { membershipId: string }) {
  const params = { membershipId };
  return <EquationPanel read={useRead(readOwnGroupStatementCall, { params })} />;
}

/** The same for the desk; `group` is its id. */
export function GroupEquation({ group, groupName }: { group: string; groupName: string }) {
  const read = useRead(readGroupStatementCall, { params: { group } });
  return <EquationPanel read={read} groupName={groupName} />;
}

/** The statements of the group of a member's seat. */
export function OwnGroupStatements({ membershipId, ...chosen }: { membershipId: string } & Chosen) {
  const params = { membershipId };
  const query = { month: chosen.month };
  const read = useRead(readOwnGroupStatementCall, { params, query }, { isPreviousShown: true });
  const pathOf = (year: string) => callPath(exportOwnGroupYearCall, { params, query: { year } });
  const id = statementsId(membershipId);
  return <StatementPanel id={id} read={read} pathOf={pathOf} {...chosen} />;
}

/** The anchor of the statements that belong to a seat. */
export const statementsId = (membershipId: string) => `statements-${membershipId}`;

/** The same for the desk; `group` is its id. */
export function GroupStatements({ group, ...chosen }: { group: string } & Chosen) {
  const params = { group };
  const query = { month: chosen.month };
  const read = useRead(readGroupStatementCall, { params, query }, { isPreviousShown: true });
  const pathOf = (year: string) => callPath(exportGroupYearCall, { params, query: { year } });
  return <StatementPanel read={read} pathOf={pathOf} {...chosen} />;
}

type Read = Pick<UseQueryResult<GroupStatement>, 'data' | 'error' | 'isError' | 'refetch'>;

/** The name tells the panels of several groups on a page apart. */
function EquationPanel({ read, groupName }: { read: Read; groupName?: string }) {
  const { equation, statement } = useTexts(bookTexts);
  return (
    <Panel title={groupName ? `${equation.title}: ${groupName}` : equation.title}>
      <div className="mt-4">
        {read.data ? (
          <EquationLine statement={read.data} />
        ) : (
          <Loading what={statement.loading} read={read} />
        )}
      </div>
    </Panel>
  );
}

type StatementPanelProps = Pick<Chosen, 'onMonth'> & {
  id?: string;
  read: Read;
  pathOf: (year: string) => string;
};

function StatementPanel({ id, read, pathOf, onMonth }: StatementPanelProps) {
  const { month: monthName } = useFormats();
  const { statement: texts } = useTexts(bookTexts);
  const { data } = read;
  return (
    <Panel title={texts.title} {...(id ? { id } : {})}>
      <p className="mt-1 text-muted text-sm">{texts.intro}</p>
      {data ? (
        <>
          <div className="mt-4 flex flex-wrap items-end gap-3">
            <div className="w-56 max-w-full">
              <SelectField
                label={texts.month}
                value={data.month}
                options={monthsDown(data).map((month) => [month, monthName(month)])}
                onChange={({ target }) => onMonth(target.value)}
              />
            </div>
            <SaveYear statement={data} pathOf={pathOf} />
          </div>
          {!data.isOver && <p className="mt-3 text-muted text-sm">{texts.soFar}</p>}
          <StatementTable statement={data} />
          <div className="mt-2 border-line border-t pt-4">
            <EquationLine statement={data} />
          </div>
        </>
      ) : (
        <Loading what={texts.loading} read={read} />
      )}
    </Panel>
  );
}

function Loading({ what, read }: { what: string; read: Read }) {
  if (isRefused(read.error)) return <Refusal error={read.error} />;
  return (
    <LoadState
      what={what}
      isLoading={!read.isError}
      hasFailed={read.isError}
      onRetry={() => void read.refetch()}
    />
  );
}

type SaveYearProps = { statement: GroupStatement; pathOf: (year: string) => string };

function SaveYear({ statement, pathOf }: SaveYearProps) {
  const { locale } = useFormats();
  const { statement: texts, refusals } = useTexts(bookTexts);
  const { isPending: saving, write } = useWrite({ failed: texts.failed, refusals });
  const year = statement.month.slice(0, 4);
  const name = groupNameIn(statement.groupName, locale).replace(/[^\p{L}\d]+/gu, '-');
  const save = () =>
    write({ send: () => downloadFile(pathOf(year), `${texts.fileName(name, year)}.csv`) });
  return (
    <Button tone="quiet" disabled={saving} onClick={() => void save()}>
      {saving ? texts.saving : texts.year(year)}
    </Button>
  );
}
