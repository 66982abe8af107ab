import { useTexts } from '#ui/language/use-texts.ts';
import { formatBytes } from '../rules.ts';
import { documentTexts } from './texts.ts';
import type { UploadEntry } from './use-uploads.ts';

type UploadRowProps = {
  entry: UploadEntry;
  onCancel: () => void;
  onRetry: () => void;
};

const ACTION =
  'min-h-11 rounded-full px-3 text-sm font-semibold underline-offset-4 hover:underline';

/** An upload in progress, or why it failed. */
export function UploadRow({ entry, onCancel, onRetry }: UploadRowProps) {
  const { file, status, progress, error } = entry;
  const percent = Math.round(progress * 100);
  const texts = useTexts(documentTexts);
  const cancelLabel = status === 'failed' ? texts.dismiss : texts.cancel;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line border-t py-2.5 first:border-t-0">
      <div className="min-w-0 grow basis-48">
        <p className="truncate text-sm">{file.name}</p>
        {status === 'failed' ? (
          <p role="alert" className="text-danger text-sm">
            {error}
          </p>
        ) : (
          <>
            <progress
              value={percent}
              max={100}
              aria-label={texts.uploading(file.name)}
              className="casa-progress mt-1.5 block h-1.5 w-full"
            />
            <p className="tabular mt-1 text-muted text-xs">
              {status === 'waiting'
                ? texts.waiting
                : percent < 100
                  ? texts.part(percent, formatBytes(file.size))
                  : texts.checking}
            </p>
          </>
        )}
      </div>
      {status === 'failed' && entry.canRetry && (
        <button
          type="button"
          aria-label={`${texts.tryAgain} ${file.name}`}
          className={ACTION}
          onClick={onRetry}
        >
          {texts.tryAgain}
        </button>
      )}
      <button
        type="button"
        aria-label={`${cancelLabel} ${file.name}`}
        className={`${ACTION} text-muted`}
        onClick={onCancel}
      >
        {cancelLabel}
      </button>
    </li>
  );
}
