import { Link } from 'wouter';
import { readAddress } from '#shared/api/api-client.ts';
import { Button, buttonStyles } from '#ui/button.tsx';
import { downloadFile } from '#ui/download-file.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { downloadDataCall } from '../contract.ts';
import { accountSettingsTexts } from './texts.ts';
import { useSettingsWrite } from './use-settings-write.ts';

export function DataPanel() {
  const texts = useTexts(accountSettingsTexts).data;
  const { isPending, write } = useSettingsWrite();
  const download = () =>
    write({
      send: () => downloadFile(readAddress(downloadDataCall, {}), texts.fileName),
      failed: texts.failed,
    });
  return (
    <Panel id="data" title={texts.title}>
      <p className="mt-2 text-muted">{texts.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone="quiet" disabled={isPending} onClick={() => void download()}>
          {isPending ? texts.working : texts.download}
        </Button>
        <Link href="/dashboard/application#documents" className={buttonStyles('quiet')}>
          {texts.documents}
        </Link>
      </div>
    </Panel>
  );
}
