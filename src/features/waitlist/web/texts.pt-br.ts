import type { texts as en } from './texts.en.ts';

/** What the link in the mail of a repeated sign-up answers in Brazilian Portuguese. */
export const texts: typeof en = {
  done: { title: 'Os novos dados estão salvos', text: 'Obrigado. Não falta mais nada.' },
  ended: {
    title: 'Este link não vale mais',
    text: 'Preencha o formulário de novo e mandaremos outro link.',
  },
};
