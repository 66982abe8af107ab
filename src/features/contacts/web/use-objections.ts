import { callApi } from '#shared/api/api-client.ts';
import { useWrite } from '#ui/use-write.ts';
import { recordObjectionCall, withdrawObjectionCall } from '../contract.ts';

/** Records and withdraws objections; each call returns whether it succeeded. */
export function useObjections(onChanged: () => void) {
  const { isPending, write } = useWrite({ failed: 'Update Failed' });
  return {
    isPending,
    record: (given: string) =>
      write({
        send: () => callApi(recordObjectionCall, { body: { email: given } }),
        done: ({ email, hasRemovedContact }) => ({
          title: 'No Marketing',
          description: hasRemovedContact
            ? `The contact of ${email} is gone and will not be kept again.`
            : `${email} will not be kept as a contact.`,
        }),
        onDone: onChanged,
      }),
    withdraw: (email: string) =>
      write({
        send: () => callApi(withdrawObjectionCall, { params: { email } }),
        done: { title: 'Objection Taken Back', description: email },
        onDone: onChanged,
      }),
  };
}
