import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  reasons: {
    notReadable:
      'Não conseguimos ler o seu documento: está desfocado ou escuro demais. Envie uma foto nítida ou o PDF original, por favor.',
    pagesMissing:
      'Faltam páginas. Envie todas as páginas do documento, mesmo as que parecem em branco, por favor.',
    tooOld:
      'O seu documento tem mais de 60 dias. Envie os seus dois últimos holerites ou extratos bancários, por favor.',
    otherName:
      'O nome no documento não é o nome da sua inscrição. Envie um documento em seu nome ou explique por que são diferentes, por favor.',
    showsLess:
      'O documento mostra uma renda menor do que a declarada. Corrija a renda no seu painel ou envie documentos do restante, por favor.',
    notCovered:
      'A sua renda menos as suas dívidas não cobre a contribuição mensal deste plano. Um crédito menor pode servir: você pode mudá-lo no seu painel.',
    noProof:
      'Este documento não comprova renda. Envie holerites, a declaração de imposto de renda ou extratos bancários, por favor.',
  },
  language: 'Em português',
};
