import { useId } from 'react';
import { isFilingStatus } from '../inputs.ts';
import { FILING_STATUS_LABELS, INPUT_LABELS } from '../labels.ts';
import { FILING_STATUSES } from '../tax-law.ts';
import { useCalculator, useInputs } from './use-calculator.ts';

/** How the visitor files taxes; it decides the standard deduction. */
export function FilingStatusControl() {
  const { setInput } = useCalculator();
  const value = useInputs('atOnce', ({ filingStatus }) => filingStatus);
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
}
