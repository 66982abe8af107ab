import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import { type PresentationState, presentation, presentationWords } from '../event.ts';

/** After the form of /imovelnoseua. */
export function InformationSentDialog({ onClose }: { onClose: () => void }) {
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
          Obrigado! Mandamos um e-mail confirmando que recebemos os seus dados. Nos próximos dias
          explicamos, com os números do seu plano, como o grupo funciona.
        </p>
        <p className="mt-4 text-muted text-sm">Não achou o e-mail? Olhe também na caixa de spam.</p>
      </DialogBody>
    </Dialog>
  );
}

/** After the form of /apresentacao. Honest about an evening that has passed. */
export function SeatConfirmedDialog(props: { state: PresentationState; onClose: () => void }) {
  const isOver = props.state === 'over';
  const { weekday, day, month, hours, hoursInWords } = presentationWords;
  return (
    <Dialog
      title="Vaga Confirmada!"
      size="small"
      closeLabel="Fechar janela"
      onClose={props.onClose}
      footer={
        <Button onClick={props.onClose} className="w-full">
          Perfeito!
        </Button>
      }
    >
      <DialogBody>
        {isOver && (
          <p className="mb-5">
            A data abaixo já passou: a sua vaga é para a próxima apresentação. Você recebe o novo
            dia antes da divulgação.
          </p>
        )}
        <dl className={`grid gap-4 rounded-xl bg-leaf p-5 ${isOver ? 'text-muted' : ''}`}>
          <div>
            <dt className="font-semibold text-sm">Dia e horário</dt>
            <dd>
              <span className="first-letter:uppercase">{weekday}</span>, {day} de {month}, das{' '}
              {hoursInWords} ({hours})
            </dd>
          </div>
          <div>
            <dt className="font-semibold text-sm">Local</dt>
            <dd>{presentation.city}</dd>
          </div>
        </dl>
        <p className="mt-5">
          {isOver
            ? 'Enviamos um e-mail de confirmação para você.'
            : 'Enviamos um e-mail de confirmação com o endereço completo e um convite para a sua agenda.'}
        </p>
      </DialogBody>
    </Dialog>
  );
}
