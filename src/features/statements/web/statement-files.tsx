import { useState } from 'react';
import { callPath } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { downloadFile } from '#ui/download-file.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { exportStatementCall, printStatementCall } from '../contract.ts';
import { statementTexts } from '../texts.ts';

type StatementFilesProps = { membershipId: string; period: string; seat: number };

export function StatementFiles({ membershipId, period, seat }: StatementFilesProps) {
  const locale = useLocale();
  const texts = useTexts(statementTexts);
  const [saving, setSaving] = useState<'csv' | 'pdf'>();
  const save = async (kind: 'csv' | 'pdf') => {
    setSaving(kind);
    const call = kind === 'csv' ? exportStatementCall : printStatementCall;
    try {
      const path = callPath(call, { params: { membershipId }, query: { period } });
      await downloadFile(path, `${texts.fileName(seat, period)}.${kind}`);
    } catch (error) {
      showToast({
        title: texts.saveFailed,
        description: errorMessage(error, locale),
        tone: 'destructive',
      });
    } finally {
      setSaving(undefined);
    }
  };
  return (
    <div className="flex flex-wrap gap-2.5 sm:justify-end">
      <Button tone="quiet" onClick={() => window.print()}>
        {texts.print}
      </Button>
      {(['csv', 'pdf'] as const).map((kind) => (
        <Button key={kind} tone="quiet" disabled={!!saving} onClick={() => void save(kind)}>
          {saving === kind ? texts.saving : texts[kind]}
        </Button>
      ))}
    </div>
  );
}
