import { brand } from '#shared/brand.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  done: {
    title: 'Inscrição cancelada',
    text: 'Não mandaremos mais novidades para este endereço. E-mails sobre uma inscrição ou um pagamento seu continuam chegando.',
  },
  ended: {
    title: 'Este link não vale mais',
    text: `Escreva para ${brand.contactEmail} e tiramos você da lista.`,
  },
};
