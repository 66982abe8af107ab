import type { Toast } from './toast-store.ts';

export const TOAST_TONES: Record<Toast['tone'], string> = {
  plain: 'border-line bg-paper text-ink',
  success: 'border-forest bg-leaf text-ink',
  destructive: 'border-danger bg-danger-soft text-ink',
};

export const TOAST_LABELS = {
  en: { dismiss: 'Dismiss', one: 'Notification', region: 'Notifications ({hotkey})' },
  pt: { dismiss: 'Fechar aviso', one: 'Aviso', region: 'Avisos ({hotkey})' },
};
