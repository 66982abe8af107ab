import { useState } from 'react';
import { Button } from './button.tsx';
import { downloadFile } from './download-file.ts';
import { explain } from './explain.ts';
import { showToast } from './toast-store.ts';

/** Saves what the list shows, all of it, as a CSV file. */
export function ExportButton({ path, fileName }: { path: string; fileName: string }) {
  const [isPending, setIsPending] = useState(false);
  const run = async () => {
    setIsPending(true);
    try {
      await downloadFile(path, fileName);
    } catch (error) {
      showToast({
        title: 'Export Failed',
        description: explain(error),
        tone: 'destructive',
      });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button tone="quiet" disabled={isPending} onClick={run}>
      {isPending ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}
