import { useState } from 'react';
import { escapeHtml } from '#shared/text/html.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { blogPageTexts } from '../texts.ts';
import { ImageDescription } from './image-description.tsx';
import { type StoredImage, UploadButton } from './upload-button.tsx';

type Described = StoredImage & { suggestion: string };

/** Uploads an image, asks for its alt text, and passes the element to insert. */
export function ImageButton({ onImage }: { onImage: (element: string) => void }) {
  const { image: words } = useTexts(blogPageTexts);
  const [kept, setKept] = useState<Described>();

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
    <UploadButton
      label={words.insert}
      fileLabel={words.file}
      onStored={(image, name) => setKept({ ...image, suggestion: descriptionFrom(name) })}
    />
  );
}

/** A suggested alt text from the file name, for the author to improve. */
function descriptionFrom(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
}
