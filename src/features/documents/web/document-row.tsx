import { useEffect, useRef, useState } from 'react';
import { PageIcon, PictureIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import type { DocumentView } from '../contract.ts';
import { formatBytes } from '../rules.ts';
import { documentTexts } from './texts.ts';

type DocumentRowProps = {
  document: DocumentView;
  canRemove: boolean;
  onPreview: () => void;
  /** Returns whether it was removed. */
  onRemove: () => Promise<boolean>;
};

const ACTION =
  'min-h-11 rounded-full px-3 text-sm font-semibold underline-offset-4 hover:underline';

/** A stored document, with buttons to preview it and, before its review, to remove it. */
export function DocumentRow({ document, canRemove, onPreview, onRemove }: DocumentRowProps) {
  const { day } = useFormats();
  const texts = useTexts(documentTexts);
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const question = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) question.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const remove = async () => {
    setIsPending(true);
    // The row is gone, and the list moves the focus.
    if (await onRemove()) return;
    setIsPending(false);
    setIsAsking(false);
  };
  const Icon = document.contentType === 'application/pdf' ? PageIcon : PictureIcon;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line border-t py-1.5 first:border-t-0">
      <Icon className="size-6 text-forest" />
      <div className="min-w-0 grow basis-40 py-1">
        <p className={`truncate text-sm ${document.isCurrent ? '' : 'text-muted line-through'}`}>
          {document.name}
        </p>
        <p className="tabular text-muted text-xs">
          {formatBytes(document.byteSize)} · {day(document.uploadedAt)}
          {document.scan === 'clean' && ` · ${texts.clean}`}
          {!document.isCurrent && ` · ${texts.former}`}
        </p>
      </div>
      {isAsking ? (
        <div className="flex items-center">
          <button
            type="button"
            ref={question}
            className={`${ACTION} text-danger`}
            onClick={remove}
            disabled={isPending}
          >
            {isPending ? texts.removing : texts.yesRemove}
          </button>
          <button type="button" className={ACTION} onClick={() => setIsAsking(false)}>
            {texts.keep}
          </button>
        </div>
      ) : (
        <div className="flex items-center">
          <button
            type="button"
            aria-label={`${texts.preview} ${document.name}`}
            className={ACTION}
            onClick={onPreview}
          >
            {texts.preview}
          </button>
          {canRemove && (
            <button
              type="button"
              aria-label={`${texts.remove} ${document.name}`}
              ref={opener}
              className={`${ACTION} text-muted`}
              onClick={() => setIsAsking(true)}
            >
              {texts.remove}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
