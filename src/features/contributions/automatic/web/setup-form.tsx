import { useCallback, useMemo } from 'react';
import { ProviderForm } from '#features/payments/web/provider-form.tsx';
import { callApi } from '#shared/api/api-client.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { reportMethodCall, startMethodCall } from '../../contract.ts';
import { formWords } from '../../web/form-words.ts';
import { contributionTexts } from '../../web/texts.ts';

type SetupFormProps = { method: 'card' | 'us_bank_account'; onSaved: () => void };

/** The provider's fields for a card or bank account that may be charged later. */
export function SetupForm({ method, onSaved }: SetupFormProps) {
  const locale = useLocale();
  const all = useTexts(contributionTexts);
  const { method: texts, payPanel, refusals } = all;
  const words = useMemo(() => formWords('setup', all), [all]);
  const start = useCallback(() => callApi(startMethodCall, { body: { method } }), [method]);
  const finish = useCallback(() => {
    showToast({ title: texts.saved, description: texts.savedText, tone: 'success' });
    onSaved();
  }, [texts, onSaved]);
  return (
    <ProviderForm
      intent="setup"
      words={words}
      returnPath="/dashboard/payment-methods"
      start={start}
      report={({ methodId }) => isActive(methodId)}
      onDone={finish}
      onState={(state) => {
        if (state !== 'waiting') return;
        showToast({ title: texts.pending });
        onSaved();
      }}
      onFailure={(error) => errorMessage(error, locale, { fallback: payPanel.notOpened, refusals })}
    />
  );
}

/** Only speeds up what the provider's webhook does anyway, so a failure is ignored. */
async function isActive(methodId: string): Promise<boolean> {
  try {
    const { status } = await callApi(reportMethodCall, { params: { methodId } });
    return status === 'active';
  } catch {
    return false;
  }
}
