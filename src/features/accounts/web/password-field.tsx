import { type ComponentProps, useState } from 'react';
import { TextField } from '#ui/field.tsx';
import { useLocale } from '#ui/locale-scope.tsx';

const WORDS = {
  en: { show: 'Show', hide: 'Hide', showLabel: 'Show password', hideLabel: 'Hide password' },
  'pt-BR': {
    show: 'Mostrar',
    hide: 'Ocultar',
    showLabel: 'Mostrar a senha',
    hideLabel: 'Ocultar a senha',
  },
};

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const words = WORDS[useLocale()];
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
