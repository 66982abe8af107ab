import sanitizeHtml from 'sanitize-html';
import { IMAGE_SRC, OPTIONS } from './sanitise-content.ts';

/** Names that editors and browsers add; an author does not miss them. */
const UNNOTICED = new Set(['html', 'head', 'body', 'span', 'font', 'meta', 'link', 'title']);
const UNNOTICED_ATTRIBUTES = /^(class|id|style|dir|lang|rel|target|data-.*|aria-.*)$/;
const UNSAFE_LINK = /^\s*([a-z][a-z0-9+.-]*):/i;
const MAX_NAMED = 8;

/** What sanitising removes from the content, as it stands in the source: the same in every language. */
export function findRemoved(content: string): string[] {
  const removed = new Set<string>();
  const { allowedTags, allowedAttributes, transformTags = {}, allowedSchemes } = OPTIONS;
  const allowed = new Set(Array.isArray(allowedTags) ? allowedTags : []);
  const attributes = (allowedAttributes || {}) as Record<string, string[]>;
  const noteTag = (tag: string, given: Record<string, string>) => {
    if (!allowed.has(tag) && !(tag in transformTags)) {
      if (!UNNOTICED.has(tag)) removed.add(`<${tag}>`);
      return;
    }
    if (tag === 'img' && !IMAGE_SRC.test(given.src ?? '')) removed.add('<img src="…">');
    const scheme = UNSAFE_LINK.exec(given.href ?? '')?.[1]?.toLowerCase();
    if (scheme && Array.isArray(allowedSchemes) && !allowedSchemes.includes(scheme)) {
      removed.add(`href="${scheme}:…"`);
    }
    for (const name of Object.keys(given)) {
      if (attributes[tag]?.includes(name) || UNNOTICED_ATTRIBUTES.test(name)) continue;
      removed.add(`${name}="…"`);
    }
  };
  sanitizeHtml(content, { ...OPTIONS, onOpenTag: noteTag });
  return [...removed].slice(0, MAX_NAMED);
}

/** Pictures without `alt`; an empty one says on purpose that the picture only decorates. */
export function countUndescribed(content: string): number {
  return [...content.matchAll(/<img\b[^>]*>/gi)].filter(([element]) => !/\balt\s*=/i.test(element))
    .length;
}
