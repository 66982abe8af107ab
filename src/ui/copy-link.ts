import type { Locale } from '#shared/locale.ts';
import { showToast } from './toast-store.ts';

const WORDS: Record<Locale, { copied: string; failed: string; why: string }> = {
  en: {
    copied: 'Link Copied!',
    failed: 'The link could not be copied',
    why: 'Your browser did not allow it. The address bar holds the same link.',
  },
  'pt-BR': {
    copied: 'Link copiado!',
    failed: 'Não foi possível copiar o link',
    why: 'O seu navegador não permitiu. O mesmo link está na barra de endereço.',
  },
};

/** Copies a link that the address bar shows too, and shows whether that worked. */
export async function copyLink(
  link: string,
  description: string,
  locale: Locale = 'en',
): Promise<void> {
  const words = WORDS[locale];
  try {
    await navigator.clipboard.writeText(link);
    showToast({ title: words.copied, description, tone: 'success' });
  } catch {
    showToast({ title: words.failed, description: words.why, tone: 'destructive' });
  }
}
