import { type ComponentProps, useState } from 'react';
import { TextField } from '#ui/field.tsx';

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <TextField {...props} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setIsShown(!isShown)}
        className="absolute top-0 right-0 text-forest text-sm underline underline-offset-4"
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
