import { type ReactNode, useId } from 'react';

type CheckboxFieldProps = {
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The label beside the box; it may contain a button that opens a text. */
  children: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** A checkbox with its label and error. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, isChecked, onChange, children, error, isRequired, isDisabled } = props;
  const id = useId();
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={isChecked}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 rounded accent-forest aria-invalid:outline-2 aria-invalid:outline-danger aria-invalid:outline-offset-2"
        />
        <label htmlFor={id} className="-my-1.5 py-1.5 text-[0.9375rem] leading-snug">
          {children}
          {isRequired && <span className="text-terracotta-deep"> *</span>}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 pl-8 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
