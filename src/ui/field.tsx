import { type ComponentProps, type ReactNode, useId } from 'react';

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: string;
  isRequired?: boolean;
};

const CONTROL =
  'w-full rounded-xl border bg-paper px-4 py-3 text-ink placeholder:text-muted/80 aria-invalid:border-danger aria-invalid:bg-danger-soft border-line';

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
      {/* The star is for the eye; `aria-required` says it to everybody else. */}
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

function describedBy(id: string, { error, hint }: FieldProps): string | undefined {
  if (error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}

/** A line of text with its label, hint and error. */
export function TextField({
  label,
  error,
  hint,
  isRequired,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const frame = { label, error, ...(hint ? { hint } : {}), ...(isRequired ? { isRequired } : {}) };
  return (
    <Frame id={id} {...frame}>
      <input
        {...input}
        id={id}
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, frame)}
        className={CONTROL}
      />
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
  const ownId = useId();
  const id = area.id ?? ownId;
  const frame = { label, error, ...(hint ? { hint } : {}), ...(isRequired ? { isRequired } : {}) };
  return (
    <Frame id={id} {...frame}>
      <textarea
        {...area}
        id={id}
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, frame)}
        className={CONTROL}
      />
    </Frame>
  );
}

type SelectProps = FieldProps &
  ComponentProps<'select'> & {
    options: readonly (readonly [value: string, label: string])[];
    emptyLabel?: string;
  };

/** A choice from a list; the browser's own control, which every phone knows. */
export function SelectField({
  label,
  error,
  hint,
  isRequired,
  options,
  emptyLabel,
  ...select
}: SelectProps) {
  const ownId = useId();
  const id = select.id ?? ownId;
  const frame = { label, error, ...(hint ? { hint } : {}), ...(isRequired ? { isRequired } : {}) };
  return (
    <Frame id={id} {...frame}>
      <select
        {...select}
        id={id}
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, frame)}
        className={`${CONTROL} appearance-auto`}
      >
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
