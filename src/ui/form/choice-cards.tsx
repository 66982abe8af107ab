import { useId } from 'react';

type ChoiceCardsProps<V extends string> = {
  legend: string;
  name: string;
  value: V | '';
  options: readonly { value: V; label: string; detail: string }[];
  onChange: (value: V) => void;
  error?: string | undefined;
  isRequired?: boolean;
};

/** Radio buttons shown as cards, each with a line of detail. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { legend, name, value, options, onChange, error, isRequired } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">
        {legend}
        {isRequired && <span className="text-terracotta-deep"> *</span>}
      </legend>
      <div className="grid gap-3 min-[26rem]:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer items-start gap-3 rounded-xl border border-edge bg-paper px-4 py-3 transition-colors hover:bg-cream has-checked:border-forest has-checked:bg-leaf has-focus-visible:outline-3 has-focus-visible:outline-terracotta"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              aria-invalid={error ? true : undefined}
              className="mt-1 size-4 shrink-0 accent-forest"
            />
            <span>
              <span className="tabular block font-semibold leading-tight">{option.label}</span>
              <span className="tabular block text-muted text-sm">{option.detail}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
