import type { Locale } from '#shared/text/locale.ts';
import { pageLocale } from '../language/page-locale.ts';

const WORDS: Record<Locale, { text: string; retry: string; reload: string }> = {
  en: {
    text: 'This page could not be loaded completely, so its forms and buttons do not work yet. Please check your connection.',
    retry: 'Try again',
    reload: 'Reload the page',
  },
  'pt-BR': {
    text: 'Esta página não carregou por completo, por isso formulários e botões ainda não funcionam. Verifique sua conexão.',
    retry: 'Tentar novamente',
    reload: 'Recarregar a página',
  },
};

/**
 * Shows a notice that the page's code could not be loaded; resolves when the visitor retries or the
 * browser is online again. Plain DOM elements, because no other code may be loaded yet.
 */
export function showRetryNotice(failures: number): Promise<void> {
  const words = WORDS[pageLocale()];
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.className =
    'fixed inset-x-4 bottom-4 z-[90] mx-auto max-w-md rounded-2xl border-danger border-l-4 bg-paper p-4 shadow-card';
  const text = document.createElement('p');
  text.textContent = words.text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className =
    'mt-3 min-h-11 rounded-full bg-forest px-5 py-2 font-semibold text-paper leading-tight';
  // Some browsers cache a failed import and need a reload.
  const isHopeless = failures > 1 && navigator.onLine;
  button.textContent = isHopeless ? words.reload : words.retry;
  notice.append(text, button);
  document.body.append(notice);
  return new Promise((resolve) => {
    const goOn = () => {
      window.removeEventListener('online', goOn);
      notice.remove();
      resolve();
    };
    button.addEventListener('click', () => (isHopeless ? window.location.reload() : goOn()));
    window.addEventListener('online', goOn);
  });
}
