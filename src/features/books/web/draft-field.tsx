import { type ComponentProps, useEffect, useState } from 'react';
import { TextField } from '#ui/form/field.tsx';

const PAUSE_MS = 400;

type DraftFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string | undefined;
  onEnter: (text: string | undefined) => void;
};

/** A text that counts when typing pauses. */
export function DraftField({ value = '', onEnter, ...field }: DraftFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => {
    if (text.trim() === known) return;
    const timer = setTimeout(() => onEnter(text.trim() || undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, known, onEnter]);
  return (
    <TextField
      {...field}
      value={text}
      autoComplete="off"
      onChange={({ target }) => setText(target.value)}
    />
  );
}
