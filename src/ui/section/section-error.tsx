import type { Locale } from '#shared/text/locale.ts';
import { Button } from '../button.tsx';
import { pageLocale } from '../language/page-locale.ts';

type Words = { text: string; retry: string; reload: string; dismiss: string };

/** Not in the catalogue: shown when nothing can be loaded. */
const WORDS: Record<Locale, Words> = {
  en: {
    text: 'This part could not be loaded. Please check your connection and try again.',
    retry: 'Try again',
    reload: 'Reload the page',
    dismiss: 'Dismiss',
  },
  'pt-BR': {
    text: 'Esta parte não pôde ser carregada. Verifique sua conexão e tente novamente.',
    retry: 'Tentar novamente',
    reload: 'Recarregar a página',
    dismiss: 'Fechar',
  },
};

type SectionErrorProps = {
  /** From the second failure on, a reload is offered too. */
  failures: number;
  onRetry: () => void;
  /** For overlays: dismisses the message. */
  onDismiss?: (() => void) | undefined;
};

/** Says that a section could not be loaded. It needs no network itself. */
export function SectionError({ failures, onRetry, onDismiss }: SectionErrorProps) {
  const words = WORDS[pageLocale()];
  const place = onDismiss
    ? 'fixed inset-x-4 bottom-4 z-[90] mx-auto max-w-md shadow-card'
    : 'my-4 w-full';
  return (
    <div role="alert" className={`rounded-2xl border-danger border-l-4 bg-paper p-4 ${place}`}>
      <p>{words.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onRetry}>{words.retry}</Button>
        {failures > 1 && (
          <Button tone="quiet" onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
        )}
        {onDismiss && (
          <Button tone="quiet" onClick={onDismiss}>
            {words.dismiss}
          </Button>
        )}
      </div>
    </div>
  );
}
