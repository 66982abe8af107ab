import { memo, useId } from 'react';
import { isFilingStatus } from '../inputs.ts';
import { FILING_STATUS_LABELS, INPUT_LABELS } from '../labels.ts';
import { FILING_STATUSES, type FilingStatus } from '../tax-law.ts';
import type { SetInput } from './use-calculator-state.ts';

/** How the visitor files taxes; it decides the standard deduction. */
export const FilingStatusControl = memo(function FilingStatusControl({
  value,
  setInput,
}: {
  value: FilingStatus;
  setInput: SetInput;
}) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="font-semibold text-sm">
        {INPUT_LABELS.filingStatus}
      </label>
      <select
        id={id}
        value={value}
        className="min-h-10 rounded-lg border border-line bg-paper px-2.5"
        onChange={({ target }) => {
          if (isFilingStatus(target.value)) setInput('filingStatus', target.value);
        }}
      >
        {FILING_STATUSES.map((status) => (
          <option key={status} value={status}>
            {FILING_STATUS_LABELS[status]}
          </option>
        ))}
      </select>
    </div>
  );
});
