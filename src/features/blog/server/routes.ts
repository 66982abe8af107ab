import type { RouteTable } from '#platform/routes.ts';
import * as calls from '../contract.ts';
import { deleteArticle, restoreArticle } from './delete-article.ts';
import { countUndescribed, findRemoved } from './find-removed.ts';
import { readAll, readPublished, readPublishedArticle } from './read-articles.ts';
import { renderContent } from './render-content.ts';
import { createArticle, updateArticle } from './save-article.ts';
import { storeImage } from './store-image.ts';

export function addBlogRoutes(routes: RouteTable): void {
  routes.add(calls.listArticlesCall, ({ context }) => readPublished(context));
  routes.add(calls.readArticleCall, ({ context, params }) =>
    readPublishedArticle(context, params.slug),
  );
  routes.add(calls.listAllArticlesCall, ({ context }) => readAll(context));
  routes.add(calls.createArticleCall, ({ context, session, body }) =>
    createArticle(context, session, body),
  );
  routes.add(calls.previewArticleCall, async ({ body }) => ({
    html: renderContent(body.content).html,
    removed: findRemoved(body.content),
    undescribed: countUndescribed(body.content),
  }));
  routes.add(calls.uploadImageCall, async ({ context, request }) =>
    storeImage(context, new Uint8Array(await request.req.arrayBuffer())),
  );
  routes.add(calls.updateArticleCall, ({ context, session, params, body }) =>
    updateArticle(context, session, params.id, body),
  );
  routes.add(calls.deleteArticleCall, ({ context, session, params }) =>
    deleteArticle(context, session, params.id),
  );
  routes.add(calls.restoreArticleCall, ({ context, session, params }) =>
    restoreArticle(context, session, params.id),
  );
}
