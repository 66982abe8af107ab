import { useEffect, useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { buttonStyles } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Spinner } from '#ui/spinner.tsx';
import { type DocumentView, linkDocumentCall } from '../contract.ts';
import { documentTexts } from './texts.ts';

type Shown = { link: string } | { error: string } | undefined;

/** Shows a document by a newly made link. */
export function PreviewDialog({
  document,
  onClose,
}: {
  document: DocumentView;
  onClose: () => void;
}) {
  const locale = useLocale();
  const texts = useTexts(documentTexts);
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let isGone = false;
    callApi(linkDocumentCall, { params: { id: document.id } }).then(
      ({ link }) => !isGone && setShown({ link }),
      (error: unknown) => {
        const message = errorMessage(error, locale, {
          refusals: texts.refusals,
          fallback: texts.notOpened,
          notReached: texts.notOpened,
        });
        if (!isGone) setShown({ error: message });
      },
    );
    return () => {
      isGone = true;
    };
  }, [document.id, locale, texts]);

  const footer = shown && 'link' in shown && (
    <a
      href={shown.link}
      target="_blank"
      rel="noreferrer"
      className={buttonStyles('quiet', 'w-full sm:w-auto')}
    >
      {texts.newTab}
    </a>
  );
  return (
    <Dialog title={document.name} size="large" onClose={onClose} {...(footer ? { footer } : {})}>
      <DialogBody>
        <div className="grid min-h-64 place-items-center">
          {!shown && <Spinner label={texts.opening} />}
          {shown && 'error' in shown && <p role="alert">{shown.error}</p>}
          {shown && 'link' in shown && <Content document={document} link={shown.link} />}
        </div>
      </DialogBody>
    </Dialog>
  );
}

function Content({ document, link }: { document: DocumentView; link: string }) {
  const texts = useTexts(documentTexts);
  const [isUnreadable, setIsUnreadable] = useState(false);
  if (document.contentType === 'application/pdf') {
    // Hides the PDF viewer's thumbnails, which would take half of a phone's width.
    const address = `${link}#navpanes=0&view=FitH`;
    return <iframe src={address} title={document.name} className="h-[65dvh] w-full rounded-xl" />;
  }
  if (isUnreadable) {
    return <p className="max-w-sm text-center text-muted">{texts.notShown}</p>;
  }
  return (
    <img
      src={link}
      alt={document.name}
      onError={() => setIsUnreadable(true)}
      className="max-h-[65dvh] max-w-full rounded-xl object-contain"
    />
  );
}
