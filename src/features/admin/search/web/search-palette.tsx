import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { MAX_SEARCH_LENGTH, type SearchKind } from '../rules.ts';
import { useSearch } from './use-search.ts';

const KIND_TITLES: Record<SearchKind, string> = {
  people: 'People',
  seats: 'Seats',
  contributions: 'Contributions',
  payments: 'Card and bank payments',
  methods: 'Saved cards and accounts',
  deposits: 'Deposits',
  payouts: 'Payouts',
  entries: 'Entries for two people',
  articles: 'Articles',
};

/** The search's field and results; arrows choose, Enter opens. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { groups, status } = useSearch(text);
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const id = useId();
  const results = groups.flatMap(({ items }) => items);
  const current = results[Math.min(chosen, results.length - 1)];
  const optionOf = (result: { id: string }) => `${id}-${result.id}`;

  const open = (href: string) => {
    onClose();
    navigate(href);
    // Also when this page is open already: whoever looks it up wants its present state.
    void client.invalidateQueries();
  };
  const choose = (next: number) => {
    const index = (next + results.length) % results.length;
    setChosen(index);
    const option = results[index];
    if (option) {
      document.getElementById(optionOf(option))?.scrollIntoView({ block: 'nearest' });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (results.length === 0) return;
    const at = Math.min(chosen, results.length - 1);
    if (event.key === 'ArrowDown') choose(at + 1);
    else if (event.key === 'ArrowUp') choose(at - 1);
    else if (event.key === 'Enter' && current) open(current.href);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title="Search anything" onClose={onClose}>
      <DialogBody>
        <input
          type="search"
          role="combobox"
          aria-label="Search anything"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && optionOf(current)}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="Name, email, phone, 450-1 138, $4,688, 4242, reference"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-13 w-full rounded-xl border border-edge bg-paper px-4 py-3 text-ink placeholder:text-muted/80"
        />
        <p role="status" className="mt-3 text-muted text-sm">
          {status}
        </p>
        <div id={`${id}-list`} role="listbox" aria-label="Results" tabIndex={-1}>
          {groups.map(({ kind, items }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
            <div key={kind} role="group" aria-label={KIND_TITLES[kind]} className="mt-4">
              <p aria-hidden="true" className="font-semibold text-muted text-xs">
                {KIND_TITLES[kind]}
              </p>
              {items.map((result) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys.
                <div
                  key={result.id}
                  id={optionOf(result)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={result === current}
                  onClick={() => open(result.href)}
                  className="mt-1 cursor-pointer rounded-lg px-3 py-2 hover:bg-sand aria-selected:bg-leaf"
                >
                  <p className="break-words font-semibold">{result.title}</p>
                  <p className="break-words text-muted text-sm">{result.detail}</p>
                </div>
              ))}
            </div>
          ))}
        </div>
      </DialogBody>
    </Dialog>
  );
}
