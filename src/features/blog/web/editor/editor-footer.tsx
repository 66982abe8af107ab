import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { blogPageTexts } from '../texts.ts';

type Props = {
  isLeaving: boolean;
  isPending: boolean;
  onCancel: () => void;
  onStay: () => void;
  onDiscard: () => void;
  /** The form that the save button submits. */
  formId: string;
};

/**
 * Save or leave; leaving with unsaved changes asks for confirmation. The keys keep React from
 * reusing a button for the other row: a click on 'stay' would then submit the form.
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
