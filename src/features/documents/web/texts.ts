import type { Locale } from '#shared/locale.ts';
import { type DocumentKind, MAX_DOCUMENTS } from '../rules.ts';

/** What is said where members upload papers. */
const en = {
  areas: {
    income: {
      title: 'Proof of income',
      hint: 'Your last two pay stubs, a tax return, or three months of bank statements.',
    },
    id: {
      title: 'Photo ID',
      hint: 'Passport, driver license or state ID. Front and back, if it has both.',
    },
  } satisfies Record<DocumentKind, { title: string; hint: string }>,
  locked:
    'Your income is approved; these documents are part of that decision and stay as they are.',
  lastForId: (used: number) =>
    `You have ${used} of ${MAX_DOCUMENTS} documents; the last place is for your ID.`,
  how: (used: number) =>
    `Choose files or drop them on their box: PDF, JPEG, PNG, WebP or HEIC, up to 10 MB each; ${used} of ${MAX_DOCUMENTS} used. Stored encrypted, seen only by you and our reviewers.`,
  choose: 'Choose files',
  photo: 'Take a photo',
  clean: 'no virus found',
  former: 'for your former income',
  preview: 'Preview',
  remove: 'Remove',
  removing: 'Removing…',
  yesRemove: 'Yes, remove',
  keep: 'Keep',
  notRemoved: 'The file could not be removed',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  uploading: (name: string) => `Uploading ${name}`,
  waiting: 'Waiting',
  part: (percent: number, size: string) => `${percent}% of ${size}`,
  checking: 'Checking and encrypting…',
  tooLarge: 'This file is larger than the 10 MB we can accept.',
  empty: 'This file is empty.',
  wrongType: 'Please upload a PDF, JPEG, PNG, WebP or HEIC file.',
  notUploaded: 'This file could not be uploaded.',
  brokeOff: 'The connection broke off. Nothing was lost.',
  newTab: 'Open in a new tab',
  opening: 'Opening the document',
  notOpened: 'The document could not be opened.',
  notShown:
    'Your browser cannot show this kind of picture. It is stored safely, and our reviewers can open it.',
  /** Other languages than English name the server's refusals by their code. */
  refusals: {} as Partial<Record<string, string>>,
};

export type DocumentTexts = typeof en;

const pt: DocumentTexts = {
  areas: {
    income: {
      title: 'Comprovante de renda',
      hint: 'Seus dois últimos holerites, uma declaração de imposto ou três meses de extratos bancários.',
    },
    id: {
      title: 'Documento com foto',
      hint: 'Passaporte, carteira de motorista ou identidade estadual. Frente e verso, se houver.',
    },
  },
  locked: 'Sua renda está aprovada; estes documentos fazem parte dessa decisão e ficam como estão.',
  lastForId: (used) =>
    `Você tem ${used} de ${MAX_DOCUMENTS} documentos; o último lugar é para o seu documento de identidade.`,
  how: (used) =>
    `Escolha arquivos ou solte-os no quadro: PDF, JPEG, PNG, WebP ou HEIC, até 10 MB cada; ${used} de ${MAX_DOCUMENTS} usados. Guardados com criptografia, vistos só por você e por quem analisa.`,
  choose: 'Escolher arquivos',
  photo: 'Tirar uma foto',
  clean: 'nenhum vírus encontrado',
  former: 'da sua renda anterior',
  preview: 'Ver',
  remove: 'Remover',
  removing: 'Removendo…',
  yesRemove: 'Sim, remover',
  keep: 'Manter',
  notRemoved: 'Não foi possível remover o arquivo',
  tryAgain: 'Tentar de novo',
  dismiss: 'Fechar',
  cancel: 'Cancelar',
  uploading: (name) => `Enviando ${name}`,
  waiting: 'Na fila',
  part: (percent, size) => `${percent}% de ${size}`,
  checking: 'Conferindo e criptografando…',
  tooLarge: 'Este arquivo passa dos 10 MB que podemos aceitar.',
  empty: 'Este arquivo está vazio.',
  wrongType: 'Envie um arquivo PDF, JPEG, PNG, WebP ou HEIC.',
  notUploaded: 'Não foi possível enviar este arquivo.',
  brokeOff: 'A conexão caiu. Nada se perdeu.',
  newTab: 'Abrir em uma nova aba',
  opening: 'Abrindo o documento',
  notOpened: 'Não foi possível abrir o documento.',
  notShown:
    'Seu navegador não mostra este tipo de imagem. Ela está guardada com segurança, e quem analisa consegue abri-la.',
  refusals: {
    DOCUMENT_NOT_FOUND: 'Este documento não existe.',
    UNSUPPORTED_DOCUMENT: 'Envie um arquivo PDF, JPEG, PNG, WebP ou HEIC.',
    ROOM_FOR_ID: `O último dos seus ${MAX_DOCUMENTS} arquivos é reservado para o documento de identidade. Envie-o ou remova outro arquivo.`,
    TOO_MANY_DOCUMENTS: `Você pode guardar até ${MAX_DOCUMENTS} arquivos. Remova um para enviar outro.`,
    DOCUMENTS_LOCKED: 'Sua renda está aprovada; os documentos não podem mais ser mudados.',
    DOCUMENT_INFECTED:
      'Nosso antivírus encontrou um problema neste arquivo, por isso não o guardamos.',
    SCANNER_AWAY:
      'No momento não conseguimos verificar vírus nos arquivos. Tente de novo em alguns minutos.',
    STORAGE_FULL:
      'No momento não temos espaço para este arquivo. Nada foi mudado; tente mais tarde.',
    LINK_EXPIRED: 'Este link expirou. Abra o documento de novo pela lista.',
  },
};

/** What is said about papers, in a language. */
export const documentTexts = (locale: Locale): DocumentTexts => (locale === 'pt-BR' ? pt : en);
