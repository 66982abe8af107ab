import { useRef, useState } from 'react';
import { clampInput, NUMBER_FIELDS, type NumberInput } from '../inputs.ts';
import { parseNumber } from '../parse-number.ts';
import { useWritten } from './use-calculator.ts';
import { writeFigure } from './write-figure.ts';

const typed = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

const AFFIXES = {
  dollars: { before: '$', after: '' },
  percent: { before: '', after: '%' },
  month: { before: '', after: '' },
} as const;

type NumberBoxProps = { id: string; input: NumberInput; onChange: (value: number) => void };

/**
 * A figure as text. While somebody types, the text stays as typed and the figures follow; on
 * leaving, it shows the figure that counts.
 */
export function NumberBox({ id, input, onChange }: NumberBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const { min, max, unit } = NUMBER_FIELDS[input];
  const affix = AFFIXES[unit];
  const isOutside = draft !== undefined && isOutOfRange(parseNumber(draft), min, max);
  const first = useWritten(
    'inLaterFrame',
    (inputs) => inputs[input],
    (value) => {
      if (box.current && draft === undefined) box.current.value = typed.format(value);
    },
  );
  return (
    <span className="relative shrink-0">
      <span className="flex items-center rounded-lg border border-line bg-paper px-2.5 focus-within:border-forest focus-within:ring-2 focus-within:ring-forest/25">
        {affix.before && <span className="text-muted">{affix.before}</span>}
        <input
          ref={box}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.format(first)}
          aria-describedby={isOutside ? `${id}-range` : undefined}
          className={`tabular min-h-10 bg-transparent text-right outline-none ${unit === 'dollars' ? 'w-[5.5rem]' : 'w-14'}`}
          onInput={({ currentTarget }) => {
            setDraft(currentTarget.value);
            onChange(parseNumber(currentTarget.value));
          }}
          onBlur={() => setDraft(undefined)}
          onKeyDown={({ key }) => key === 'Enter' && setDraft(undefined)}
        />
        {affix.after && <span className="pl-0.5 text-muted">{affix.after}</span>}
      </span>
      {isOutside && (
        <span
          id={`${id}-range`}
          role="status"
          className="absolute top-full right-0 z-10 mt-1 w-max max-w-56 rounded-lg bg-ink px-3 py-1.5 text-cream text-xs"
        >
          Counted as {writeFigure(clampInput(input, parseNumber(draft)), unit)}: from{' '}
          {writeFigure(min, unit)} to {writeFigure(max, unit)}
        </span>
      )}
    </span>
  );
}

function isOutOfRange(value: number, min: number, max: number): boolean {
  return value < min || value > max;
}
