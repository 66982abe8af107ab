import { type ComponentProps, useState } from 'react';
import { TextField } from '#ui/form/field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { accountTexts } from '../../web/texts.ts';

/** A password input with a button that reveals it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const words = useTexts(accountTexts).passwordField;
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <TextField {...props} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={isShown ? words.hideLabel : words.showLabel}
        onClick={() => setIsShown(!isShown)}
        className="absolute top-0 right-0 text-forest text-sm underline underline-offset-4"
      >
        {isShown ? words.hide : words.show}
      </button>
    </div>
  );
}
