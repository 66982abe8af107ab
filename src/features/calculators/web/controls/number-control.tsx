import { useId, useRef } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import {
  type CalculatorInputs,
  clampInput,
  NUMBER_FIELDS,
  type NumberInput,
} from '../../inputs/inputs.ts';
import { calculatorTexts } from '../../texts.ts';
import { useFigureWriter } from '../results/write-figure.ts';
import { useCalculator, useWritten } from '../use-calculator.ts';
import { NumberBox } from './number-box.tsx';

type NumberControlProps = {
  input: NumberInput;
  /** Converts the figure for this case: 20% down is $90,000. */
  note?: (inputs: CalculatorInputs) => string;
};

/** One number, with a slider and a text box in sync. */
export function NumberControl({ input, note }: NumberControlProps) {
  const { inputs: names } = useTexts(calculatorTexts);
  const { short } = useFigureWriter();
  const { setInput } = useCalculator();
  const id = useId();
  const { min, max, unit } = NUMBER_FIELDS[input];
  const change = (figure: number) => setInput(input, clampInput(input, figure));
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label
          htmlFor={id}
          id={`${id}-label`}
          className="text-pretty font-semibold text-sm leading-snug"
        >
          {names[input]}
        </label>
        <NumberBox id={id} input={input} onChange={change} />
      </div>
      <Slider labelId={`${id}-label`} input={input} onChange={change} />
      <div className="tabular flex justify-between gap-2 text-muted text-xs" aria-hidden="true">
        <span>{short(min, unit)}</span>
        {note && <Note write={note} />}
        <span>{short(max, unit)}</span>
      </div>
    </div>
  );
}

type SliderProps = { labelId: string; input: NumberInput; onChange: (value: number) => void };

function Slider({ labelId, input, onChange }: SliderProps) {
  const { figure } = useFigureWriter();
  const slider = useRef<HTMLInputElement>(null);
  const { min, max, step, unit } = NUMBER_FIELDS[input];
  const first = useWritten(
    'atOnce',
    (inputs) => inputs[input],
    (value) => {
      if (!slider.current) return;
      slider.current.valueAsNumber = value;
      slider.current.ariaValueText = figure(value, unit);
    },
  );
  return (
    <input
      ref={slider}
      type="range"
      className="figure-slider"
      aria-labelledby={labelId}
      aria-valuetext={figure(first, unit)}
      {...{ min, max, step }}
      defaultValue={first}
      onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
    />
  );
}

function Note({ write }: { write: (inputs: CalculatorInputs) => string }) {
  const note = useRef<HTMLSpanElement>(null);
  const first = useWritten('inLaterFrame', write, (text) => {
    if (note.current) note.current.textContent = text;
  });
  return (
    <span ref={note} className="font-semibold text-ink">
      {first}
    </span>
  );
}
