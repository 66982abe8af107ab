import { readAddress } from '#shared/api/api-client.ts';
import type { Call, ReadArguments } from '#shared/api/call.ts';
import { Button } from '../button.tsx';
import { downloadFile } from '../download-file.ts';
import { useWrite } from '../use-write.ts';

type ExportButtonProps<C extends Call> = { call: C; given: ReadArguments<C>; fileName: string };

/** Saves all items that match the list's filter as a CSV file. */
export function ExportButton<C extends Call>({ call, given, fileName }: ExportButtonProps<C>) {
  const { isPending, write } = useWrite({ failed: 'Export Failed' });
  const save = () => write({ send: () => downloadFile(readAddress(call, given), fileName) });
  return (
    <Button tone="quiet" disabled={isPending} onClick={() => void save()}>
      {isPending ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}
