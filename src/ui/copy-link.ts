import type { Locale } from '#shared/text/locale.ts';
import { uiTexts } from './language/texts.ts';
import { showToast } from './toast/toast-store.ts';

/** Copies a link, shows it in the address bar, and reports the result in a toast. */
export async function copyLink(
  link: string,
  description: string,
  locale: Locale = 'en',
): Promise<void> {
  const words = uiTexts(locale).link;
  try {
    await navigator.clipboard.writeText(link);
    showToast({ title: words.copied, description, tone: 'success' });
  } catch {
    showToast({ title: words.failed, description: words.why, tone: 'destructive' });
  }
}
