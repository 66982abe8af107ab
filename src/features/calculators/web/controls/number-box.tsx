import { useEffect, useRef, useState } from 'react';
import { NUMBER_FIELDS, type NumberInput } from '../../inputs/inputs.ts';
import { parseNumber } from '../../inputs/parse-number.ts';
import { useWritten } from '../use-calculator.ts';
import { noteOn } from './box-note.ts';

const typed = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

const NOTE_STAYS_MS = 6000;

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
  const [note, setNote] = useState<string>();
  // The note stays for a while after leaving, or a figure would change without a word.
  useEffect(() => {
    if (note === undefined || draft !== undefined) return;
    const timer = setTimeout(() => setNote(undefined), NOTE_STAYS_MS);
    return () => clearTimeout(timer);
  }, [note, draft]);
  const { unit } = NUMBER_FIELDS[input];
  const affix = AFFIXES[unit];
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
          aria-describedby={note ? `${id}-range` : undefined}
          className={`tabular min-h-11 bg-transparent text-right outline-none ${unit === 'dollars' ? 'w-[5.5rem]' : 'w-14'}`}
          onInput={({ currentTarget }) => {
            setDraft(currentTarget.value);
            setNote(noteOn(input, currentTarget.value));
            onChange(parseNumber(currentTarget.value, unit));
          }}
          onBlur={() => setDraft(undefined)}
          onKeyDown={({ key }) => key === 'Enter' && setDraft(undefined)}
        />
        {affix.after && <span className="pl-0.5 text-muted">{affix.after}</span>}
      </span>
      {note && (
        <span
          id={`${id}-range`}
          role="status"
          className="absolute top-full right-0 pointer-events-none z-10 mt-1 w-max max-w-56 rounded-lg bg-ink px-3 py-1.5 text-cream text-xs"
        >
          {note}
        </span>
      )}
    </span>
  );
}
