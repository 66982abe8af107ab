import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { eventWords, type PresentationEvent, type PresentationState } from '../event.ts';
import { waitlistTexts } from './texts.ts';

type SentProps = { isMailOwed: boolean; onClose: () => void };

/** After the form of /imovelnoseua. */
export function InformationSentDialog({ isMailOwed, onClose }: SentProps) {
  const { details, closeWindow } = useTexts(waitlistTexts).brazilian;
  const texts = details.sent;
  return (
    <Dialog
      title={texts.title}
      size="small"
      closeLabel={closeWindow}
      onClose={onClose}
      footer={
        <Button onClick={onClose} className="w-full">
          {texts.close}
        </Button>
      }
    >
      <DialogBody>
        <p>{texts.text(isMailOwed ? texts.isMailOwed : texts.isKnown)}</p>
        <p className="mt-4 text-muted text-sm">{texts.spam}</p>
      </DialogBody>
    </Dialog>
  );
}

type SeatProps = { event: PresentationEvent; state: PresentationState; onClose: () => void };

/** After the form of /apresentacao. Confirms no seat when the event is over. */
export function SeatConfirmedDialog({ event, state, onClose }: SeatProps) {
  const { presentation, closeWindow } = useTexts(waitlistTexts).brazilian;
  const texts = presentation.confirmed;
  const words = eventWords(event, useLocale());
  const isOver = state === 'over';
  return (
    <Dialog
      title={isOver ? texts.titleOver : texts.title}
      size="small"
      closeLabel={closeWindow}
      onClose={onClose}
      footer={
        <Button onClick={onClose} className="w-full">
          {texts.close}
        </Button>
      }
    >
      <DialogBody>
        {isOver ? (
          <p>{texts.over}</p>
        ) : (
          <>
            <dl className="grid gap-4 rounded-xl bg-leaf p-5">
              <div>
                <dt className="font-semibold text-sm">{texts.when}</dt>
                <dd className="first-letter:uppercase">{texts.whenText(words)}</dd>
              </div>
              <div>
                <dt className="font-semibold text-sm">{texts.place}</dt>
                <dd>{event.city}</dd>
              </div>
            </dl>
            <p className="mt-5">{texts.mail}</p>
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}
