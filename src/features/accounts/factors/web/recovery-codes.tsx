import { Button } from '#ui/button.tsx';
import { saveBlob } from '#ui/download-file.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { factorTexts } from './factor-texts.ts';

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Shows recovery codes once, to copy, download or write down. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const locale = useLocale();
  const texts = useTexts(factorTexts);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: texts.copied, tone: 'success' });
    } catch (error) {
      showToast({
        title: texts.failedTitle,
        description: errorMessage(error, locale, texts),
        tone: 'destructive',
      });
    }
  };
  const save = () => saveBlob(new Blob([text], { type: 'text/plain' }), texts.fileName);
  return (
    <div className="grid gap-4">
      <h2 className="text-xl">{texts.codesTitle}</h2>
      <p className="text-muted">{texts.codesText}</p>
      <ul className="tabular grid grid-cols-1 gap-x-6 gap-y-1 rounded-xl bg-sand px-5 py-4 font-mono min-[400px]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>{texts.kept}</Button>
        <Button tone="quiet" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button tone="quiet" onClick={save}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}
