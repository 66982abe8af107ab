import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  cancel: 'Cancelar',
  close: 'Fechar',
  typeToConfirm: (phrase) => `Digite “${phrase}” para confirmar`,
  loading: (what) => `Carregando ${what}`,
  notLoaded: (what) => `Não foi possível carregar ${what}.`,
  checkConnection: 'Verifique a sua conexão. Nada foi alterado.',
  tryAgain: 'Tentar de novo',
  pleaseTryAgain: 'Tente de novo.',
  theList: 'a lista',
  showMore: 'Mostrar mais',
  loadingMore: 'Carregando…',
  notReached: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente de novo.',
  required: '* obrigatório',
  draft: {
    kept: 'O que você digita fica guardado neste aparelho por 14 dias, até você enviar.',
    clear: 'Limpar o formulário',
  },
  oneMoment: 'Um momento',
  link: {
    copied: 'Link copiado!',
    failed: 'Não foi possível copiar o link',
    why: 'O seu navegador não permitiu. O mesmo link está na barra de endereço.',
  },
  refusals: {
    TOO_MANY_REQUESTS: 'Muitas tentativas. Espere um momento e tente novamente.',
    UNAVAILABLE: 'Estamos fora do ar por um instante. Nada se perdeu; tente novamente em seguida.',
    INVALID_INPUT: 'Alguns campos estão vazios ou inválidos.',
    TOO_LARGE: 'O envio é maior do que podemos aceitar.',
    NOT_AUTHENTICATED: 'Entre na sua conta para continuar.',
    FORBIDDEN: 'Você não tem acesso a isto.',
    NOT_FOUND: 'Não encontramos o que você procura.',
    FRESH_SIGN_IN_NEEDED: 'Confirme que é você para continuar.',
    FACTOR_NEEDED: 'Confirme com a segunda etapa para continuar.',
    FACTOR_SETUP_NEEDED: 'Configure primeiro uma segunda etapa de acesso para a sua conta.',
    UPLOAD_BROKEN: 'O envio foi interrompido. Tente novamente.',
    PROVIDER_UNAVAILABLE:
      'O provedor de pagamentos não responde no momento. Tente novamente em instantes.',
    INTERNAL: 'Algo deu errado do nosso lado. Tente novamente.',
  },
};
