import { type ComponentProps, type ReactNode, useId } from 'react';

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  isRequired?: boolean | undefined;
};

const CONTROL =
  'w-full rounded-xl border bg-paper px-4 py-3 text-ink placeholder:text-muted/80 aria-invalid:border-danger aria-invalid:bg-danger-soft border-edge min-h-13';

function Frame({
  id,
  label,
  error,
  hint,
  isRequired,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div>
      {/* The star is decorative; `aria-required` informs screen readers. */}
      <label
        htmlFor={id}
        className={`mb-1.5 block font-semibold text-sm ${isRequired ? "after:text-terracotta-deep after:content-['_*']" : ''}`}
      >
        {label}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

/** The attributes that connect a control to its label, hint and error. */
function useControl(
  { error, hint, isRequired }: Omit<FieldProps, 'label'>,
  givenId: string | undefined,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const description = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return {
    id,
    'aria-required': isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': description,
    className: CONTROL,
  };
}

/** A line of text with its label, hint and error. */
export function TextField({
  label,
  error,
  hint,
  isRequired,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const frame = { label, error, hint, isRequired };
  const control = useControl(frame, input.id);
  return (
    <Frame id={control.id} {...frame}>
      <input {...input} {...control} />
    </Frame>
  );
}

/** Several lines of text. */
export function TextAreaField({
  label,
  error,
  hint,
  isRequired,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  const frame = { label, error, hint, isRequired };
  const control = useControl(frame, area.id);
  return (
    <Frame id={control.id} {...frame}>
      <textarea {...area} {...control} />
    </Frame>
  );
}

type SelectProps = FieldProps &
  ComponentProps<'select'> & {
    options: readonly (readonly [value: string, label: string])[];
    emptyLabel?: string;
  };

/** A native select, which works well on phones. */
export function SelectField({
  label,
  error,
  hint,
  isRequired,
  options,
  emptyLabel,
  ...select
}: SelectProps) {
  const frame = { label, error, hint, isRequired };
  const control = useControl(frame, select.id);
  return (
    <Frame id={control.id} {...frame}>
      <select {...select} {...control} className={`${CONTROL} casa-select truncate pr-11`}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
}
