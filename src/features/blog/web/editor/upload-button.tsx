import { useRef, useState } from 'react';
import { request } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { MAX_IMAGE_BYTES, uploadImageCall } from '../../contract.ts';
import { blogPageTexts } from '../texts.ts';
import { reportFailure } from './report-failure.ts';

export type StoredImage = { src: string; width: number; height: number };

type UploadButtonProps = {
  label: string;
  /** The accessible name of the file field. */
  fileLabel: string;
  onStored: (image: StoredImage, fileName: string) => void;
};

/** Chooses a picture and uploads it. */
export function UploadButton({ label, fileLabel, onStored }: UploadButtonProps) {
  const locale = useLocale();
  const texts = useTexts(blogPageTexts);
  const words = texts.image;
  const input = useRef<HTMLInputElement>(null);
  const [isPending, setIsPending] = useState(false);

  const upload = async (file: File) => {
    setIsPending(true);
    try {
      if (file.size > MAX_IMAGE_BYTES) {
        showToast({
          title: texts.toasts.error,
          description: words.tooLarge,
          tone: 'destructive',
        });
        return;
      }
      const response = await request(uploadImageCall.method, uploadImageCall.path, file);
      onStored((await response.json()) as StoredImage, file.name);
    } catch (error) {
      const reason = errorMessage(error, locale, {
        refusals: texts.refusals,
        fallback: words.failed,
        notReached: words.failed,
      });
      reportFailure(error, reason, texts.toasts);
    } finally {
      setIsPending(false);
      if (input.current) input.current.value = '';
    }
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-label={fileLabel}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void upload(file);
        }}
      />
      <Button tone="quiet" disabled={isPending} onClick={() => input.current?.click()}>
        {isPending ? words.sending : label}
      </Button>
    </>
  );
}
