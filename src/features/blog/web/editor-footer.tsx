import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { blogPageTexts } from './texts.ts';

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
 * into the other's: a click on the one that stays would end as one that saves.
 */
export function EditorFooter(props: Props) {
  const { editor: words } = useTexts(blogPageTexts);
  if (props.isLeaving) {
    return (
      <div key="leaving" role="alert" className="flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto font-semibold">{words.unsaved}</p>
        <Button tone="quiet" onClick={props.onStay}>
          {words.stay}
        </Button>
        <Button tone="danger" onClick={props.onDiscard}>
          {words.discard}
        </Button>
      </div>
    );
  }
  return (
    <div key="writing" className="flex flex-wrap justify-end gap-3">
      <Button tone="quiet" onClick={props.onCancel}>
        {words.cancel}
      </Button>
      <Button type="submit" form={props.formId} disabled={props.isPending}>
        {props.isPending ? words.saving : words.save}
      </Button>
    </div>
  );
}
