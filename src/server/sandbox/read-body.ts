import type { Request } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';

/** The body of a request to the sandbox, from a form or as JSON. */
export async function readBody(request: Request): Promise<{ isForm: boolean; input: unknown }> {
  const isForm = !request.req.header('content-type')?.includes('json');
  try {
    return { isForm, input: isForm ? await request.req.parseBody() : await request.req.json() };
  } catch (cause) {
    throw isForm ? commonErrors.INVALID_INPUT({ cause }) : commonErrors.BAD_JSON({ cause });
  }
}
