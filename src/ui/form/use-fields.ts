import { useState } from 'react';
import type { FieldErrors } from '../use-write.ts';

type Options<Name extends string> = {
  isRequired?: boolean;
  /** The server's name of a field, where it differs from ours. */
  serverNames?: Partial<Record<Name, string>>;
};

/** The text fields of a small form and their errors; typing clears an error. */
export function useFields<Values extends Record<string, string>>(
  initial: Values,
  { isRequired = false, serverNames = {} }: Options<keyof Values & string> = {},
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const field = (name: keyof Values & string) => ({
    value: values[name] as string,
    error: errors[serverNames[name] ?? name],
    ...(isRequired ? { isRequired } : {}),
    onChange: (event: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: event.target.value }));
      setErrors({});
    },
  });
  return { values, setValues, setErrors, field };
}
