import type { Page } from '#shared/api/paging.ts';

/** Reads all pages of a list one after the other, like the browser. */
export async function readPages<Item, P extends Page<Item> = Page<Item>>(
  read: (query: string) => Promise<P>,
  query: string,
): Promise<P[]> {
  const pages = [await read(query)];
  for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor) {
    pages.push(await read(`${query}&cursor=${next}`));
  }
  return pages;
}
