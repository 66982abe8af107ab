import { useId, useLayoutEffect, useRef } from 'react';
import { clampInput, NUMBER_FIELDS, type NumberInput } from '../inputs.ts';
import { INPUT_LABELS } from '../labels.ts';
import { NumberBox } from './number-box.tsx';
import { useCalculator, useInputs } from './use-calculator.ts';
import { writeFigure, writeTick } from './write-figure.ts';

type NumberControlProps = {
  input: NumberInput;
  /** What the figure means in this case: 20% down is $90,000. */
  note?: string | undefined;
};

/** One figure, set by a slider or typed; both always say the same. */
export function NumberControl({ input, note }: NumberControlProps) {
  const { setInput } = useCalculator();
  const value = useInputs('atOnce', (inputs) => inputs[input]);
  const id = useId();
  const { min, max, step, unit } = NUMBER_FIELDS[input];
  const change = (figure: number) => setInput(input, clampInput(input, figure));
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label
          htmlFor={id}
          id={`${id}-label`}
          className="text-pretty font-semibold text-sm leading-snug"
        >
          {INPUT_LABELS[input]}
        </label>
        <NumberBox id={id} input={input} value={value} onChange={change} />
      </div>
      <Slider
        labelId={`${id}-label`}
        {...{ min, max, step, value }}
        valueText={writeFigure(value, unit)}
        onChange={change}
      />
      <div className="tabular flex justify-between gap-2 text-muted text-xs" aria-hidden="true">
        <span>{writeTick(min, unit)}</span>
        {note && <span className="font-semibold text-ink">{note}</span>}
        <span>{writeTick(max, unit)}</span>
      </div>
    </div>
  );
}

type SliderProps = {
  labelId: string;
  min: number;
  max: number;
  step: number;
  value: number;
  valueText: string;
  onChange: (value: number) => void;
};

/** The browser's own slider; how far it is filled is set by script, as the page's policy demands. */
export function Slider({ labelId, valueText, onChange, ...range }: SliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  const filled = (range.value - range.min) / (range.max - range.min);
  // Before the frame is drawn, or the filling would need a frame of its own.
  useLayoutEffect(() => {
    slider.current?.style.setProperty('--filled', String(filled));
  }, [filled]);
  return (
    <input
      ref={slider}
      type="range"
      className="figure-slider"
      aria-labelledby={labelId}
      aria-valuetext={valueText}
      {...range}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
