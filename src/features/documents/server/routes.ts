import type { RouteTable } from '#platform/routes.ts';
import {
  linkDocumentCall,
  openDocumentCall,
  removeDocumentCall,
  uploadDocumentCall,
} from '../contract.ts';
import { linkOwnDocument, openByLink } from './open-document.ts';
import { removeOwnDocument } from './remove-documents.ts';
import { storeDocument } from './store-document.ts';

export function addDocumentRoutes(routes: RouteTable): void {
  routes.add(uploadDocumentCall, async ({ context, session, limits, params, query, upload }) => {
    await limits.per('upload', session.userId, context.config.RATE_UPLOAD_MEMBER);
    return storeDocument(context, session, { ...params, ...query }, upload.content);
  });
  routes.add(removeDocumentCall, async ({ context, session, params }) => {
    await removeOwnDocument(context, session, params.id);
    return { removed: true as const };
  });
  routes.add(linkDocumentCall, async ({ context, session, params }) => ({
    link: await linkOwnDocument(context, session, params.id),
  }));
  routes.add(openDocumentCall, ({ context, session, params, query }) =>
    openByLink(context, session, params.id, query),
  );
}
