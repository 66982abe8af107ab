import { Button } from '#ui/button.tsx';

type Props = {
  isLeaving: boolean;
  isPending: boolean;
  onCancel: () => void;
  onStay: () => void;
  onDiscard: () => void;
  /** The form that the button saves. */
  formId: string;
};

/**
 * Save or leave; leaving with unsaved text asks once. The keys keep one row's buttons from turning
 * into the other's: a click on 'Continuar editando' would end as one that saves.
 */
export function EditorFooter(props: Props) {
  if (props.isLeaving) {
    return (
      <div key="leaving" role="alert" className="flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto font-semibold">Há alterações não salvas.</p>
        <Button tone="quiet" onClick={props.onStay}>
          Continuar editando
        </Button>
        <Button tone="danger" onClick={props.onDiscard}>
          Descartar
        </Button>
      </div>
    );
  }
  return (
    <div key="writing" className="flex flex-wrap justify-end gap-3">
      <Button tone="quiet" onClick={props.onCancel}>
        Cancelar
      </Button>
      <Button type="submit" form={props.formId} disabled={props.isPending}>
        {props.isPending ? 'Salvando...' : 'Salvar Artigo'}
      </Button>
    </div>
  );
}
