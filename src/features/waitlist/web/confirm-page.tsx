import { ConfirmChanges } from './confirm-changes.tsx';

export function Page() {
  return <ConfirmChanges locale="en" />;
}
