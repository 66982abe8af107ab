import { ApiError } from '#shared/api/api-client.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { bookTexts } from '../texts.ts';

/** Whether the server refused what was asked for, and trying again changes nothing. */
export const isRefused = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** Why the server refused it. */
export function Refusal({ error }: { error: Error | null }) {
  const locale = useLocale();
  const { refusals } = useTexts(bookTexts);
  // What is wrong with a field of the address, unless it is the message itself.
  const details =
    error instanceof ApiError
      ? Object.values(error.fields).filter((field) => field !== error.userMessage)
      : [];
  return (
    <p role="alert" className="mt-4 rounded-card bg-danger-soft p-5 text-danger">
      {[errorMessage(error, locale, { refusals }), ...details].join(' ')}
    </p>
  );
}
