import type { Locale } from '#shared/locale.ts';

type Refusals = Partial<Record<string, string>>;

const pt: Refusals = {
  TOO_MANY_REQUESTS: 'Muitas tentativas. Espere um momento e tente novamente.',
  UNAVAILABLE: 'Estamos fora do ar por um instante. Nada se perdeu; tente novamente em seguida.',
  INVALID_INPUT: 'Alguns campos estão vazios ou inválidos.',
  TOO_LARGE: 'O envio é maior do que podemos aceitar.',
  NOT_AUTHENTICATED: 'Entre na sua conta para continuar.',
  FORBIDDEN: 'Você não tem acesso a isto.',
  NOT_FOUND: 'Não encontramos o que você procura.',
  FRESH_SIGN_IN_NEEDED: 'Confirme que é você para continuar.',
  FACTOR_NEEDED: 'Mostre o seu segundo fator para continuar.',
  FACTOR_SETUP_NEEDED: 'Configure primeiro uma segunda etapa de acesso para a sua conta.',
  UPLOAD_BROKEN: 'O envio foi interrompido. Tente novamente.',
  PROVIDER_UNAVAILABLE:
    'O provedor de pagamentos não responde no momento. Tente novamente em instantes.',
  INTERNAL: 'Algo deu errado do nosso lado. Tente novamente.',
};

/** The refusals of any call, by their code. The server's own sentences are the English ones. */
export const COMMON_REFUSALS: Record<Locale, Refusals> = { en: {}, 'pt-BR': pt };
