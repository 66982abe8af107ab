import type { MailContent } from '#features/mails/mail-content.ts';

const WORDS = {
  en: {
    text: 'Somebody, probably you, filled in our form again with other details. We use them once you confirm them with the button below; until then everything stays as it was.',
    label: 'Use the new details',
  },
  'pt-BR': {
    text: 'Alguém, provavelmente você, preencheu o formulário de novo com outros dados. Passamos a usá-los quando você confirmar no botão abaixo; até lá fica tudo como estava.',
    label: 'Usar os novos dados',
  },
};

/** The mail of a repeated sign-up that would change something. */
export function withChanges(content: MailContent, link: string): MailContent {
  const { text, label } = WORDS[content.locale];
  return {
    ...content,
    paragraphs: [...content.paragraphs, text],
    action: { label, href: link },
  };
}
