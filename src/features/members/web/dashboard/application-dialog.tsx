import { ApplicationForm } from '#features/applications/web/application-form.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import type { Dashboard } from '../../contract.ts';
import { overviewTexts } from '../../texts.ts';

type ApplicationDialogProps = {
  user: Dashboard['user'];
  onClose: () => void;
  /** Called once the server has stored it. */
  onSubmitted: () => void;
};

/** The application form for a signed-in person, with their address filled in. */
export function ApplicationDialog({ user, onClose, onSubmitted }: ApplicationDialogProps) {
  const { title, text } = useTexts(overviewTexts).applicationDialog;
  return (
    <Dialog title={title} description={text(user.email)} size="large" onClose={onClose}>
      <DialogBody>
        <ApplicationForm
          variant="long"
          member={{
            email: user.email,
            firstName: user.firstName ?? '',
            lastName: user.lastName ?? '',
            onSubmitted: () => {
              onClose();
              onSubmitted();
            },
          }}
        />
      </DialogBody>
    </Dialog>
  );
}
