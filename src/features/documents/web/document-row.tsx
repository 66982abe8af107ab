import { useEffect, useRef, useState } from 'react';
import { formatDay } from '#shared/format-date.ts';
import { PageIcon, PictureIcon } from '#ui/icons.tsx';
import type { DocumentView } from '../contract.ts';
import { formatBytes } from '../rules.ts';

type DocumentRowProps = {
  document: DocumentView;
  canRemove: boolean;
  onPreview: () => void;
  onRemove: () => Promise<void>;
};

const ACTION =
  'min-h-11 rounded-full px-3 text-sm font-semibold underline-offset-4 hover:underline';

/** A stored document, with buttons to preview it and, before its review, to remove it. */
export function DocumentRow({ document, canRemove, onPreview, onRemove }: DocumentRowProps) {
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
    try {
      await onRemove();
    } finally {
      setIsPending(false);
      setIsAsking(false);
    }
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
          {formatBytes(document.byteSize)} · {formatDay(document.uploadedAt)}
          {document.scan === 'clean' && ' · no virus found'}
          {!document.isCurrent && ' · for your former income'}
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
            {isPending ? 'Removing…' : 'Yes, remove'}
          </button>
          <button type="button" className={ACTION} onClick={() => setIsAsking(false)}>
            Keep
          </button>
        </div>
      ) : (
        <div className="flex items-center">
          <button
            type="button"
            aria-label={`Preview ${document.name}`}
            className={ACTION}
            onClick={onPreview}
          >
            Preview
          </button>
          {canRemove && (
            <button
              type="button"
              aria-label={`Remove ${document.name}`}
              ref={opener}
              className={`${ACTION} text-muted`}
              onClick={() => setIsAsking(true)}
            >
              Remove
            </button>
          )}
        </div>
      )}
    </li>
  );
}
