import type { Request } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';

/** What a form or a program sent to a door of the sandbox; what cannot be read is refused. */
export async function readGiven(request: Request): Promise<{ isForm: boolean; given: unknown }> {
  const isForm = !request.req.header('content-type')?.includes('json');
  try {
    return { isForm, given: isForm ? await request.req.parseBody() : await request.req.json() };
  } catch (cause) {
    throw isForm ? commonErrors.INVALID_INPUT({ cause }) : commonErrors.BAD_JSON({ cause });
  }
}
