import type { RouteTable } from '#platform/routes.ts';
import {
  addApplicantNoteCall,
  addPersonNoteCall,
  readApplicantCall,
  readPersonCall,
} from '../contract.ts';
import { addNote } from './add-note.ts';
import { readPerson } from './read-person.ts';

export function addPeopleRoutes(routes: RouteTable): void {
  routes.add(readPersonCall, ({ context, session, params }) =>
    readPerson(context, session, { userId: params.id }),
  );
  routes.add(readApplicantCall, ({ context, session, params }) =>
    readPerson(context, session, params),
  );
  routes.add(addPersonNoteCall, async ({ context, session, params, body }) => {
    await addNote(context, session, { ref: { userId: params.id }, ...body });
    return { ok: true as const };
  });
  routes.add(addApplicantNoteCall, async ({ context, session, params, body }) => {
    await addNote(context, session, { ref: params, ...body });
    return { ok: true as const };
  });
}
