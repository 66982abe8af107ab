import { ApiError } from './api-client.ts';

/** The common error messages in Portuguese; Portuguese features have their own. */
const MESSAGES: Record<string, string> = {
  TOO_MANY_REQUESTS: 'Muitas tentativas. Espere um momento e tente novamente.',
  UNAVAILABLE: 'Estamos fora do ar por um instante. Nada se perdeu; tente novamente em seguida.',
  INVALID_INPUT: 'Alguns campos estão vazios ou inválidos.',
  TOO_LARGE: 'O envio é maior do que podemos aceitar.',
  INTERNAL: 'Algo deu errado do nosso lado. Tente novamente.',
};

/** The Portuguese message of a failed call; undefined when the server sent none. */
export function portugueseMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return MESSAGES[error.code ?? ''] ?? error.userMessage;
}
