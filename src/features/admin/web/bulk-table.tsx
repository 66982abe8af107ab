import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { countOf, formatCount } from '#ui/language/format.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import type { BulkType } from '../rules.ts';
import { BULK_KINDS, type BulkRow } from './bulk-kinds.tsx';
import { useSelection } from './use-selection.ts';

const BulkDeleteDialog = lazyDialog(
  () => import('./bulk-delete-dialog.tsx'),
  ({ BulkDeleteDialog }) => BulkDeleteDialog,
);

export function BulkTable({ type, search }: { type: BulkType; search: string }) {
  const kind = BULK_KINDS[type];
  const pages = usePages(kind.list, { query: { search, limit: 50 } });
  const rows = pages.items.map((item) => kind.toRow(item as never));
  const selection = useSelection(type, search);
  const [isDeleting, setIsDeleting] = useState(false);
  const { chosen } = selection;
  const isPageChosen = rows.length > 0 && rows.every(({ id }) => chosen.has(id));

  const selectAll = () =>
    selection
      .selectAll()
      .catch((error: unknown) =>
        showToast({ title: 'Error', description: errorMessage(error, 'en'), tone: 'destructive' }),
      );

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <p aria-live="polite" className="tabular">
          {selection.gathered !== undefined
            ? `Selecting… ${formatCount(selection.gathered)}`
            : `${formatCount(chosen.size)} selected`}
        </p>
        {pages.hasMore && isPageChosen && chosen.size <= rows.length && (
          <button
            type="button"
            disabled={selection.gathered !== undefined}
            className="font-semibold text-forest underline underline-offset-4"
            onClick={() => void selectAll()}
          >
            {search ? 'Select all that match' : `Select all ${kind.many}`}
          </button>
        )}
        {chosen.size > 0 && (
          <button
            type="button"
            className="font-semibold text-forest underline underline-offset-4"
            onClick={selection.clear}
          >
            Clear selection
          </button>
        )}
        <div className="ml-auto flex flex-wrap gap-2.5">
          <ExportButton call={kind.csv} given={{ query: { search } }} fileName={`${type}.csv`} />
          <Button
            tone="danger"
            disabled={chosen.size === 0 || selection.gathered !== undefined}
            onClick={() => setIsDeleting(true)}
          >
            {chosen.size === 0 ? 'Delete' : `Delete ${countOf(chosen.size, kind.one, kind.many)}`}
          </Button>
        </div>
      </div>
      <ListFrame
        list={pages}
        empty={
          <p>{search ? `No ${kind.many} match this search.` : `There are no ${kind.many}.`}</p>
        }
      >
        <div className="overflow-hidden rounded-card bg-paper shadow-card">
          <label className="flex min-h-11 items-center gap-4 border-line border-b px-5 py-2.5 text-muted text-sm">
            <input
              type="checkbox"
              checked={isPageChosen}
              onChange={({ target }) =>
                selection.set(
                  rows.map(({ id }) => id),
                  target.checked,
                )
              }
              className="size-5 accent-forest"
            />
            Select all shown
          </label>
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                isChosen={chosen.has(row.id)}
                onChoose={(isChosen) => selection.set([row.id], isChosen)}
              />
            ))}
          </ul>
        </div>
      </ListFrame>
      {isDeleting && (
        <BulkDeleteDialog
          type={type}
          ids={[...chosen]}
          onClose={() => setIsDeleting(false)}
          onFailed={() => void pages.reload()}
          onDeleted={() => {
            selection.clear();
            pages.reload();
          }}
        />
      )}
    </>
  );
}

type RowProps = { row: BulkRow; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function Row({ row, isChosen, onChoose }: RowProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="relative flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3 hover:bg-cream has-checked:bg-leaf/60 sm:items-center">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-forest sm:mt-0"
      />
      <label
        htmlFor={id}
        className="grid min-w-0 grow basis-0 gap-x-5 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto_6.5rem] sm:items-center"
      >
        <span className="min-w-0">
          <span className="block truncate font-semibold">{row.name}</span>
          <span className="block truncate text-muted text-sm">{row.note}</span>
        </span>
        <span className="flex flex-wrap gap-1.5">{row.state}</span>
        <span className="tabular text-muted text-sm sm:text-right">{row.date}</span>
      </label>
      {row.details && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          onClick={() => setIsOpen(!isOpen)}
          className="min-h-9 text-forest text-sm underline underline-offset-4"
        >
          {isOpen ? 'Hide details' : 'Details'}
          <span className="sr-only"> of {row.name}</span>
        </button>
      )}
      {row.details && (
        <dl
          id={`${id}-details`}
          hidden={!isOpen}
          className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-xl bg-cream px-4 py-3 text-[0.9375rem] not-[[hidden]]:grid sm:ml-9"
        >
          {row.details.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
