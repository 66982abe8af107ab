import { useRef, useState } from 'react';
import { request } from '#shared/api/api-client.ts';
import { escapeHtml } from '#shared/text/html.ts';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { MAX_IMAGE_BYTES, uploadImageCall } from '../contract.ts';
import { ImageDescription } from './image-description.tsx';
import { reportFailure } from './report-failure.ts';
import { blogPageTexts } from './texts.ts';

type Kept = { src: string; width: number; height: number };
type Described = Kept & { suggestion: string };

/** Uploads an image, asks for its alt text, and passes the element to insert. */
export function ImageButton({ onImage }: { onImage: (element: string) => void }) {
  const locale = useLocale();
  const texts = useTexts(blogPageTexts);
  const words = texts.image;
  const input = useRef<HTMLInputElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [kept, setKept] = useState<Described>();

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
      const { src, width, height } = (await response.json()) as Kept;
      setKept({ src, width, height, suggestion: descriptionFrom(file.name) });
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

  if (kept) {
    const { src, width, height, suggestion } = kept;
    return (
      <ImageDescription
        suggestion={suggestion}
        onDescribe={(alt) => {
          onImage(
            `<img src="${src}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`,
          );
          setKept(undefined);
        }}
        onCancel={() => setKept(undefined)}
      />
    );
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-label={words.file}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void upload(file);
        }}
      />
      <Button tone="quiet" disabled={isPending} onClick={() => input.current?.click()}>
        {isPending ? words.sending : words.insert}
      </Button>
    </>
  );
}

/** A suggested alt text from the file name, for the author to improve. */
function descriptionFrom(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
}
