import { type ReactNode, useId } from 'react';

type CheckboxFieldProps = {
  name: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
  children: ReactNode;
};

/** A box to tick, with its sentence and its error. */
export function CheckboxField({ name, checked, onChange, error, children }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex cursor-pointer items-start gap-3">
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-1 size-5 shrink-0 accent-forest"
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 pl-8 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
