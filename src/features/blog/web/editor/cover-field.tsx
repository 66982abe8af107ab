import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { blogPageTexts } from '../texts.ts';
import { UploadButton } from './upload-button.tsx';

/** The cover picture of an article: chosen, shown small, and removed. */
export function CoverField({ src, onChange }: { src: string; onChange: (src: string) => void }) {
  const { fields: labels } = useTexts(blogPageTexts).editor;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{labels.cover}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {src ? (
          <img src={src} alt={labels.cover} className="h-16 w-28 rounded-lg object-cover" />
        ) : (
          <span className="text-muted text-sm">{labels.coverNone}</span>
        )}
        <UploadButton
          label={labels.coverChoose}
          fileLabel={labels.cover}
          onStored={(image) => onChange(image.src)}
        />
        {src && (
          <Button tone="quiet" onClick={() => onChange('')}>
            {labels.coverRemove}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
