import type { Context } from '#platform/context.ts';
import { brand } from '#shared/brand.ts';
import { findPublished } from './queries.ts';

/** A longer title would be illegible in a small preview. */
const MAX_LETTERS = 110;
const MAX_REMEMBERED = 50;

/** Drawing is slow, and a shared link is requested by many clients at once. */
const drawn = new Map<string, Promise<Buffer>>();

/** The preview image of a published article: its title. */
export async function socialPictureOf(
  { db }: Pick<Context, 'db'>,
  slug: string,
): Promise<Buffer | undefined> {
  const article = await findPublished(db, slug);
  if (!article) return undefined;
  // Fonts and the renderer are loaded when the first image is drawn.
  const { drawSocialPicture, LEAF, writableText } = await import(
    '#platform/pictures/social-picture.ts'
  );
  const title = shorten(writableText(article.title)) || brand.name;
  const known = drawn.get(title);
  if (known) return known;
  const fresh = drawSocialPicture(title, LEAF);
  if (drawn.size >= MAX_REMEMBERED) drawn.delete(drawn.keys().next().value ?? '');
  drawn.set(title, fresh);
  fresh.catch(() => drawn.delete(title));
  return fresh;
}

function shorten(title: string): string {
  if (title.length <= MAX_LETTERS) return title;
  const cut = title.slice(0, MAX_LETTERS);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 40 ? end : undefined)}…`;
}
