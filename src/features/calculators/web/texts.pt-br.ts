import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  title: 'Os números fazem sentido para você?',
  text: () =>
    'Deixe os seus dados, sem custo e sem compromisso: mandamos por e-mail como funciona e como participar.',
  action: 'Descubra Como Funciona',
  form: '/imovelnoseua#formulario',
};
