import { ApiError } from './api-client.ts';

/** The common refusals in Portuguese; those of Portuguese features are written in it already. */
const MESSAGES: Record<string, string> = {
  TOO_MANY_REQUESTS: 'Muitas tentativas. Espere um momento e tente novamente.',
  UNAVAILABLE: 'Estamos fora do ar por um instante. Nada se perdeu; tente novamente em seguida.',
  INVALID_INPUT: 'Alguns campos estão vazios ou inválidos.',
  TOO_LARGE: 'O envio é maior do que podemos aceitar.',
  INTERNAL: 'Algo deu errado do nosso lado. Tente novamente.',
};

/** What a Portuguese reader is told of a failed call; undefined when the server said nothing. */
export function portugueseMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return MESSAGES[error.code ?? ''] ?? error.userMessage;
}
