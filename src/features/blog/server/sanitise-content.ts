import sanitizeHtml from 'sanitize-html';

/** Only our own uploads: other hosts would learn readers' IP addresses. */
export const IMAGE_SRC = /^\/blog\/images\/[0-9a-f]{32}\.webp$/;
const EXTERNAL = /^https?:/i;
const SIZE = /^[1-9]\d{0,3}$/;

export const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small', 'abbr', 'a'],
    ...['ul', 'ol', 'li', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The content of these is removed too.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'embed'],
    ...['svg', 'math', 'title', 'template', 'select', 'xmp', 'noembed', 'noframes'],
  ],
  nestingLimit: 30,
  transformTags: {
    // The page's own title is its only h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (tagName, { href, title }) => ({
      tagName,
      attribs: {
        ...(href ? { href } : {}),
        ...(title ? { title } : {}),
        ...(href && EXTERNAL.test(href) ? { rel: 'noopener' } : {}),
      },
    }),
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: {
        src,
        alt,
        ...(SIZE.test(width) && SIZE.test(height) ? { width, height } : {}),
        loading: 'lazy',
        decoding: 'async',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !IMAGE_SRC.test(attribs.src ?? ''),
};

/** Keeps harmless formatting; removes everything that executes, loads or restyles. */
export function sanitiseContent(content: string): string {
  return sanitizeHtml(content.replace(/\r\n?/g, '\n'), OPTIONS).trim();
}
