import { ApplicationForm } from '#features/applications/web/application-form.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { LocaleScope } from '#ui/language/locale-scope.tsx';
import type { Dashboard } from '../../contract.ts';

type ApplicationDialogProps = {
  user: Dashboard['user'];
  onClose: () => void;
  /** The server has it. */
  onSubmitted: () => void;
};

/** The application form for somebody who is signed in: their address is given. */
export function ApplicationDialog({ user, onClose, onSubmitted }: ApplicationDialogProps) {
  // The form and the agreements it shows are English.
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
