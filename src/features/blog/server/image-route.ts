import type { Hono } from 'hono';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { socialPictureOf } from './social-picture.ts';
import { readImage } from './store-image.ts';

/** Images of articles. Those in the text are named by their hash and cached forever. */
export function addBlogImageRoute(hono: Hono<AppEnv>, context: Context): void {
  hono.get('/blog/images/:file', async (request, next) => {
    const bytes = await readImage(context, request.req.param('file'));
    if (!bytes) return next();
    return request.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  // Not immutable: a new title changes the image at the same URL.
  hono.get('/blog/:slug/social.png', async (request, next) => {
    const bytes = await socialPictureOf(context, request.req.param('slug'));
    if (!bytes) return next();
    return request.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
    });
  });
}
