import type { Locale } from '#shared/text/locale.ts';
import type { Toast } from './toast-store.ts';

export const TOAST_TONES: Record<Toast['tone'], string> = {
  plain: 'border-line bg-paper text-ink',
  success: 'border-forest bg-leaf text-ink',
  destructive: 'border-danger bg-danger-soft text-ink',
};

type Labels = { dismiss: string; one: string; region: string };

/** Not in the catalogue: a toast may say that loading failed. */
export const TOAST_LABELS: Record<Locale, Labels> = {
  en: { dismiss: 'Dismiss', one: 'Notification', region: 'Notifications ({hotkey})' },
  'pt-BR': { dismiss: 'Fechar aviso', one: 'Aviso', region: 'Avisos ({hotkey})' },
};
