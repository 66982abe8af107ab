import { ApiError } from '#shared/api/api-client.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { goToLogin } from './go-to-login.ts';

/** Says that a change failed; a session that ended leads back to the sign-in. */
export function reportFailure(error: unknown, sentence: string): void {
  if (error instanceof ApiError && error.status === 401) {
    showToast({
      title: 'Não autorizado',
      description: 'Fazendo login novamente...',
      tone: 'destructive',
    });
    goToLogin();
    return;
  }
  showToast({ title: 'Erro', description: sentence, tone: 'destructive' });
}
