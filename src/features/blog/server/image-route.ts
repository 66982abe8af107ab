import type { Hono } from 'hono';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { readImage } from './keep-image.ts';

/** Pictures of articles. Named by their content, they can be kept for ever. */
export function addBlogImageRoute(hono: Hono<AppEnv>, context: Context): void {
  hono.get('/blog/images/:file', async (request, next) => {
    const bytes = await readImage(context, request.req.param('file'));
    if (!bytes) return next();
    return request.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}
