import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { eventWords, type PresentationEvent, type PresentationState } from '../event.ts';

type SentProps = { isMailOwed: boolean; onClose: () => void };

/** After the form of /imovelnoseua. */
export function InformationSentDialog({ isMailOwed, onClose }: SentProps) {
  const mailSentence = isMailOwed
    ? 'Mandamos um e-mail para você.'
    : 'Você já estava na lista, e o e-mail que mandamos hoje está na sua caixa de entrada.';
  return (
    <Dialog
      title="Informações Enviadas!"
      size="small"
      closeLabel="Fechar janela"
      onClose={onClose}
      footer={
        <Button onClick={onClose} className="w-full">
          Fechar
        </Button>
      }
    >
      <DialogBody>
        <p>
          Obrigado! {mailSentence} Ele explica como o grupo funciona, com os números dos dois
          planos.
        </p>
        <p className="mt-4 text-muted text-sm">Não achou o e-mail? Olhe também na caixa de spam.</p>
      </DialogBody>
    </Dialog>
  );
}

type SeatProps = { event: PresentationEvent; state: PresentationState; onClose: () => void };

/** After the form of /apresentacao. Promises nothing about an event that is over. */
export function SeatConfirmedDialog({ event, state, onClose }: SeatProps) {
  const { weekday, day, month, hours, hoursInWords } = eventWords(event);
  const isOver = state === 'over';
  return (
    <Dialog
      title={isOver ? 'Inscrição Recebida!' : 'Vaga Confirmada!'}
      size="small"
      closeLabel="Fechar janela"
      onClose={onClose}
      footer={
        <Button onClick={onClose} className="w-full">
          Perfeito!
        </Button>
      }
    >
      <DialogBody>
        {isOver ? (
          <p>
            Assim que houver uma nova data, você recebe um e-mail com o dia, o horário e o link para
            garantir sua vaga. Mandamos agora uma confirmação.
          </p>
        ) : (
          <>
            <dl className="grid gap-4 rounded-xl bg-leaf p-5">
              <div>
                <dt className="font-semibold text-sm">Dia e horário</dt>
                <dd>
                  <span className="first-letter:uppercase">{weekday}</span>, {day} de {month}, das{' '}
                  {hoursInWords} ({hours})
                </dd>
              </div>
              <div>
                <dt className="font-semibold text-sm">Local</dt>
                <dd>{event.city}</dd>
              </div>
            </dl>
            <p className="mt-5">
              Enviamos um e-mail de confirmação com o endereço completo e um convite para a sua
              agenda.
            </p>
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}
