import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import { NUMBER_FIELDS, type NumberInput } from '../../inputs/inputs.ts';
import { parseNumber } from '../../inputs/parse-number.ts';
import { calculatorTexts } from '../../texts.ts';
import { useFigureWriter } from '../results/write-figure.ts';
import { useWritten } from '../use-calculator.ts';
import { noteOn } from './box-note.ts';

const NOTE_STAYS_MS = 6000;

type NumberBoxProps = { id: string; input: NumberInput; onChange: (value: number) => void };

/** A number as text. The text stays as typed until blur; then it shows the value that counts. */
export function NumberBox({ id, input, onChange }: NumberBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const [note, setNote] = useState<string>();
  // The note stays for a while after blur; otherwise a corrected value would go unexplained.
  useEffect(() => {
    if (note === undefined || draft !== undefined) return;
    const timer = setTimeout(() => setNote(undefined), NOTE_STAYS_MS);
    return () => clearTimeout(timer);
  }, [note, draft]);
  const { unit } = NUMBER_FIELDS[input];
  const { dollarSign } = useTexts(calculatorTexts).units;
  const { locale, typed } = useFigureWriter();
  const first = useWritten(
    'inLaterFrame',
    (inputs) => inputs[input],
    (value) => {
      if (box.current && draft === undefined) box.current.value = typed(value);
    },
  );
  return (
    <span className="relative shrink-0">
      <span className="flex items-center rounded-lg border border-line bg-paper px-2.5 focus-within:border-forest focus-within:ring-2 focus-within:ring-forest/25">
        {unit === 'dollars' && <span className="text-muted">{dollarSign}</span>}
        <input
          ref={box}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed(first)}
          aria-describedby={note ? `${id}-range` : undefined}
          className={`tabular min-h-11 bg-transparent text-right outline-none ${unit === 'dollars' ? 'w-[5.5rem]' : 'w-14'}`}
          onInput={({ currentTarget }) => {
            setDraft(currentTarget.value);
            setNote(noteOn(input, currentTarget.value, locale));
            onChange(parseNumber(currentTarget.value, unit));
          }}
          onBlur={() => setDraft(undefined)}
          onKeyDown={({ key }) => key === 'Enter' && setDraft(undefined)}
        />
        {unit === 'percent' && <span className="pl-0.5 text-muted">%</span>}
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
