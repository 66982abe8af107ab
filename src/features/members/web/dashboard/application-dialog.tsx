import { ApplicationForm } from '#features/applications/web/application-form.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { LocaleScope } from '#ui/language/locale-scope.tsx';
import type { Dashboard } from '../../contract.ts';

type ApplicationDialogProps = {
  user: Dashboard['user'];
  onClose: () => void;
  /** Called once the server has stored it. */
  onSubmitted: () => void;
};

/** The application form for a signed-in person, with their address filled in. */
export function ApplicationDialog({ user, onClose, onSubmitted }: ApplicationDialogProps) {
  // The form and its agreements are in English only.
  return (
    <LocaleScope locale="en">
      <Dialog
        title="Submit your application"
        description={`For your account ${user.email}.`}
        size="large"
        onClose={onClose}
      >
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
    </LocaleScope>
  );
}
