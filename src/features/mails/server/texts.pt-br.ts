import { brand } from '#shared/brand.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  footer: (sender) =>
    `${sender}. Não é empréstimo, banco nem investimento. Dúvidas? Responda a este e-mail ou escreva para ${brand.contactEmail}.`,
  unsubscribe: 'Não receber mais e-mails como este',
};
