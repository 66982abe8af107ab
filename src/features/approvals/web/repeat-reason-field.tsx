import { TextField } from '#ui/form/field.tsx';

type RepeatReasonFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** Why it is another payment; asked once the server says that it may have been entered before. */
export function RepeatReasonField({ value, error, onChange }: RepeatReasonFieldProps) {
  if (!error && value === '') return null;
  return (
    <TextField
      label="Why it is another payment"
      maxLength={500}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
