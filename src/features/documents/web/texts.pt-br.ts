import { MAX_DOCUMENTS } from '../rules.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  areas: {
    income: {
      title: 'Comprovante de renda',
      hint: 'Seus dois últimos holerites, uma declaração de imposto ou três meses de extratos bancários.',
    },
    id: {
      title: 'Documento com foto',
      hint: 'Passaporte, carteira de motorista ou identidade emitida pelo estado (State ID). Frente e verso, se houver.',
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
  tryAgain: 'Tentar novamente',
  dismiss: 'Fechar',
  cancel: 'Cancelar',
  uploading: (name) => `Enviando ${name}`,
  waiting: 'Na fila',
  part: (percent, size) => `${percent}% de ${size}`,
  checking: 'Conferindo e criptografando…',
  tooLarge: 'Este arquivo é grande demais: o limite é 10 MB. Escolha um menor.',
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
    DOCUMENT_NOT_FOUND: 'Não encontramos este documento. Talvez ele já tenha sido removido.',
    UNSUPPORTED_DOCUMENT: 'Envie um arquivo PDF, JPEG, PNG, WebP ou HEIC.',
    ROOM_FOR_ID: `O último dos seus ${MAX_DOCUMENTS} arquivos é reservado para o documento de identidade. Envie-o ou remova outro arquivo.`,
    TOO_MANY_DOCUMENTS: `Você pode guardar até ${MAX_DOCUMENTS} arquivos. Remova um para enviar outro.`,
    DOCUMENTS_LOCKED:
      'Sua renda está aprovada, por isso os documentos dela não podem mais ser alterados.',
    DOCUMENT_INFECTED:
      'Nosso antivírus encontrou um problema neste arquivo, por isso não o guardamos. Envie outro.',
    SCANNER_AWAY:
      'No momento não conseguimos verificar vírus nos arquivos. Tente novamente em alguns minutos.',
    STORAGE_FULL:
      'No momento não conseguimos guardar arquivos. Nada foi alterado; tente novamente mais tarde.',
    LINK_EXPIRED: 'Este link expirou. Abra o documento novamente pela lista.',
  },
};
