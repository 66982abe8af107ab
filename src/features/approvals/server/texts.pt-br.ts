import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  open: 'Abrir as aprovações',
  labels: { what: 'O quê', amount: 'Valor', enteredBy: 'Lançado por' },
  waiting: {
    subject: 'Um lançamento espera a sua aprovação',
    preview: 'Um colega o lançou; uma segunda pessoa decide.',
    body: 'Um colega fez o lançamento abaixo. Ele só vale depois que uma segunda pessoa o confirma.',
  },
  reminder: {
    subject: (count) =>
      count === 1
        ? '1 lançamento espera a sua aprovação'
        : `${count} lançamentos esperam a sua aprovação`,
    preview: 'Eles só valem depois que uma segunda pessoa os confirma.',
    body: 'Os lançamentos abaixo foram feitos antes de hoje e ainda esperam uma segunda pessoa.',
    more: (count) => `Mais ${count} estão na lista.`,
  },
};
