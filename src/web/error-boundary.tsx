import { Component, type ReactNode } from 'react';
import type { Locale } from '#shared/text/locale.ts';
import { Button } from '#ui/button.tsx';

/** Not in the catalogue: shown when a page or its sentences could not be loaded. */
const WORDS: Record<Locale, { title: string; text: string; retry: string; back: string }> = {
  en: {
    title: 'This page stumbled',
    text: 'Something went wrong while showing it. Nothing you saved is lost.',
    retry: 'Try again',
    back: 'Back to the start',
  },
  'pt-BR': {
    title: 'Esta página tropeçou',
    text: 'Algo deu errado ao mostrá-la. Nada do que você salvou se perdeu.',
    retry: 'Tentar novamente',
    back: 'Voltar ao início',
  },
};

type Props = { children: ReactNode; onRetry: () => void; locale?: Locale };

/** Catches rendering errors of a page, and offers a reload and links. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const words = WORDS[this.props.locale ?? 'en'];
    return (
      <section className="mx-auto max-w-xl px-5 py-24 text-center" role="alert">
        <h1 className="text-title">{words.title}</h1>
        <p className="mt-4 text-muted">{words.text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button onClick={this.props.onRetry}>{words.retry}</Button>
          <Button tone="quiet" onClick={() => window.location.assign('/')}>
            {words.back}
          </Button>
        </div>
      </section>
    );
  }
}
