import { applicationRequest } from '#features/applications/contract.ts';
import { submitApplication } from '#features/applications/server/submit/submit-application.ts';
import type { Context } from '#platform/context.ts';
import { exampleApplication } from './example-application.ts';

/**
 * Saves an application like the form; returns its id. Each call without `email` uses a new address.
 */
export async function saveApplication(
  context: Context,
  changes: Partial<typeof exampleApplication> = {},
): Promise<string> {
  const email = `${context.randomness.id()}@example.com`;
  const request = applicationRequest.parse({ ...exampleApplication, email, ...changes });
  const { id } = await submitApplication(context, request, { clientAddress: '127.0.0.1' });
  return id;
}
