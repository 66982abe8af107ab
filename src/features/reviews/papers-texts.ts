import type { Locale } from '#shared/locale.ts';

const en = {
  subject: 'Your documents are still missing',
  lastSubject: 'The last reminder: your documents are still missing',
  preview: 'Your place counts once your income is approved.',
  greeting: (name: string) => `Hello ${name},`,
  paragraphs: [
    'Your deposit is paid and your place is taken. To confirm it we need to check your income and your ID, and some of these documents are not here yet.',
    'Pay stubs, a tax return or bank statements show your income; a passport, driver license or state ID shows who you are. A photo made with your phone is enough. They are stored encrypted.',
  ],
  action: 'Upload my documents',
  last: 'A group forms only with households whose income is approved. If yours is not when your group is full, your place moves to the next group after 14 days.',
};

export type PapersTexts = typeof en;

const ptBR: PapersTexts = {
  subject: 'Ainda faltam os seus documentos',
  lastSubject: 'Último lembrete: ainda faltam os seus documentos',
  preview: 'O seu lugar conta quando a sua renda for aprovada.',
  greeting: (name) => `Olá, ${name},`,
  paragraphs: [
    'O seu depósito está pago e o seu lugar está reservado. Para confirmá-lo, precisamos conferir a sua renda e a sua identidade, e alguns desses documentos ainda não chegaram.',
    'Contracheques, declaração de imposto ou extratos bancários mostram a sua renda; passaporte, carteira de motorista ou identidade estadual mostram quem você é. Uma foto feita com o celular basta. Eles são guardados criptografados.',
  ],
  action: 'Enviar os meus documentos',
  last: 'Um grupo só se forma com famílias cuja renda foi aprovada. Se a sua não estiver aprovada quando o grupo estiver completo, o seu lugar passa para o próximo grupo depois de 14 dias.',
};

const TEXTS: Record<Locale, PapersTexts> = { en, 'pt-BR': ptBR };

/** What the reminder of missing papers says. */
export const papersTexts = (locale: Locale): PapersTexts => TEXTS[locale];
