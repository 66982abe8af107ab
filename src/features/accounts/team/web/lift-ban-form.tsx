import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { liftAddressBanCall } from '../contract.ts';
import { useAddressForm } from './use-address-form.ts';

/**
 * Lifts the ban of a deleted account's address; only a hash of it is stored, so it cannot be
 * listed.
 */
export function LiftBanForm({ onLifted }: { onLifted: () => void }) {
  const { form, field, isPending } = useAddressForm({
    send: async (given) => {
      const { email } = await callApi(liftAddressBanCall, { body: { email: given } });
      return { title: 'Ban Lifted', description: `${email} may have an account again.` };
    },
    onDone: onLifted,
  });
  return (
    <form {...form} className="mt-5 grid max-w-xl gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
      <TextField
        {...field}
        label="Lift the ban of an address"
        hint="A ban stays when the account is deleted."
      />
      <Button type="submit" tone="quiet" className="sm:mt-7" disabled={isPending}>
        Lift the ban
      </Button>
    </form>
  );
}
