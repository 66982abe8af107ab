import { useState } from 'react';
import { APPLICATION_SORTS, FIGURES_FILTERS } from '#features/applications/filters.ts';
import { states } from '#features/applications/options.ts';
import { nameSource } from '#features/applications/source-names.ts';
import { DEPOSIT_STATES } from '#features/deposits/deposit-state.ts';
import { plans } from '#features/plans/plans.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/form/field.tsx';
import { CLAIM_FILTERS } from '../../filters.ts';
import { CLAIM_WORDS, DEPOSIT_WORDS, FIGURES_FILTER_WORDS, SORT_WORDS } from '../admin-words.ts';
import type { AdminFilter as Filter } from './admin-filter-keys.ts';

type AdminFiltersProps = { filter: Filter; onChange: (changes: Filter) => void };

const SOURCES = ['organic', 'google_organic', 'facebook_organic', 'gclid=', 'fbclid=', 'utm_'];
const COLLAPSED_FILTERS = [
  'plan',
  'state',
  'figures',
  'deposit',
  'claim',
  'source',
  'from',
  'to',
] as const;

/** The order of the list, and the less frequent filters. */
export function AdminFilters({ filter, onChange }: AdminFiltersProps) {
  const used = COLLAPSED_FILTERS.filter((key) => filter[key]).length;
  const [isOpen, setIsOpen] = useState(used > 0);
  const clear = Object.fromEntries(COLLAPSED_FILTERS.map((key) => [key, ''])) as Filter;
  return (
    <>
      <label className="relative">
        <span className="sr-only">Order</span>
        <select
          value={filter.sort ?? 'newest'}
          onChange={({ target }) =>
            onChange({ sort: target.value === 'newest' ? '' : target.value })
          }
          className="min-h-11 appearance-auto rounded-full border border-line bg-paper px-4"
        >
          {APPLICATION_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_WORDS[sort]}
            </option>
          ))}
        </select>
      </label>
      <Button
        tone="quiet"
        aria-expanded={isOpen}
        aria-controls="application-filters"
        onClick={() => setIsOpen(!isOpen)}
      >
        Filters{used > 0 ? ` (${used})` : ''}
      </Button>
      <div
        id="application-filters"
        hidden={!isOpen}
        className="grid w-full gap-4 rounded-card border border-line bg-paper/60 p-4 not-[[hidden]]:grid sm:grid-cols-2 sm:p-5 lg:grid-cols-3"
      >
        <SelectField
          label="Plan"
          emptyLabel="Both plans"
          value={filter.plan ?? ''}
          options={Object.values(plans).map(({ id, label }) => [id, label])}
          onChange={({ target }) => onChange({ plan: target.value })}
        />
        <SelectField
          label="State"
          emptyLabel="Every state"
          value={filter.state ?? ''}
          options={Object.entries(states)}
          onChange={({ target }) => onChange({ state: target.value })}
        />
        <SelectField
          label="Declared figures"
          emptyLabel="Any figures"
          value={filter.figures ?? ''}
          options={FIGURES_FILTERS.map((figures) => [figures, FIGURES_FILTER_WORDS[figures]])}
          onChange={({ target }) => onChange({ figures: target.value })}
        />
        <SelectField
          label="Deposit"
          emptyLabel="Any deposit"
          value={filter.deposit ?? ''}
          options={DEPOSIT_STATES.map((state) => [state, DEPOSIT_WORDS[state].label])}
          onChange={({ target }) => onChange({ deposit: target.value })}
        />
        <SelectField
          label="Reviewer"
          emptyLabel="Anybody"
          value={filter.claim ?? ''}
          options={CLAIM_FILTERS.map((claim) => [claim, CLAIM_WORDS[claim]])}
          onChange={({ target }) => onChange({ claim: target.value })}
        />
        <SelectField
          label="Source"
          emptyLabel="Every source"
          value={filter.source ?? ''}
          options={sourceOptions(filter.source)}
          onChange={({ target }) => onChange({ source: target.value })}
        />
        <TextField
          label="From day"
          type="date"
          value={filter.from ?? ''}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          label="To day"
          type="date"
          value={filter.to ?? ''}
          onChange={({ target }) => onChange({ to: target.value })}
        />
        {used > 0 && (
          <p className="sm:col-span-2 lg:col-span-3">
            <button
              type="button"
              className="font-semibold text-forest underline underline-offset-4"
              onClick={() => onChange(clear)}
            >
              Clear these filters
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/** The usual sources, and the one in the page's address. */
function sourceOptions(current: string | undefined): [string, string][] {
  const all = current && !SOURCES.includes(current) ? [...SOURCES, current] : SOURCES;
  return all.map((source) => [source, source === 'utm_' ? 'Any campaign' : nameSource(source)]);
}
