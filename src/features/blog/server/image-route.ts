import type { Hono } from 'hono';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { socialPictureOf } from './social-picture.ts';
import { readImage } from './store-image.ts';

/** Pictures of articles; those in the text are named by their content and can be kept for ever. */
export function addBlogImageRoute(hono: Hono<AppEnv>, context: Context): void {
  hono.get('/blog/images/:file', async (request, next) => {
    const bytes = await readImage(context, request.req.param('file'));
    if (!bytes) return next();
    return request.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  // A new title makes another picture at the same address.
  hono.get('/blog/:slug/social.png', async (request, next) => {
    const bytes = await socialPictureOf(context, request.req.param('slug'));
    if (!bytes) return next();
    return request.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
    });
  });
}
