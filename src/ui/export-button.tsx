import { useState } from 'react';
import { readAddress } from '#shared/api-client.ts';
import type { Call, ReadArguments } from '#shared/call.ts';
import { Button } from './button.tsx';
import { downloadFile } from './download-file.ts';
import { errorMessage } from './error-message.ts';
import { showToast } from './toast-store.ts';

type ExportButtonProps<C extends Call> = { call: C; given: ReadArguments<C>; fileName: string };

/** Saves all items that match the list's filter as a CSV file. */
export function ExportButton<C extends Call>({ call, given, fileName }: ExportButtonProps<C>) {
  const [isPending, setIsPending] = useState(false);
  const run = async () => {
    setIsPending(true);
    try {
      await downloadFile(readAddress(call, given), fileName);
    } catch (error) {
      showToast({
        title: 'Export Failed',
        description: errorMessage(error, 'en'),
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
