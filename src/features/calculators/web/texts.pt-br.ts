import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  title: 'Os números fazem sentido para você?',
  text: () =>
    'Entre na lista, sem custo e sem compromisso: mandamos por e-mail como funciona e avisamos quando abrirmos um grupo.',
  action: 'Descubra Como Funciona',
  form: '/imovelnoseua#formulario',
};
