import { createHash } from 'node:crypto';

/**
 * The only script inside a page's HTML. It loads the faces that are preloaded, which a browser would
 * otherwise do during the first layout, too late for that layout. Its text is the same in every page,
 * so that the content policy can name it.
 * Docs: docs/decisions/0137-faces-are-loaded-before-the-first-layout.md.
 */
const LOAD_FACES =
  'for(const link of document.querySelectorAll("link[data-face]")){' +
  'const face=new FontFace(link.dataset.face,"url("+link.href+")",{weight:"400 700",display:"swap"});' +
  'document.fonts.add(face);face.load().catch(()=>{})}';

/** The script, after the links that it reads. */
export const LOAD_FACES_ELEMENT = `<script>${LOAD_FACES}</script>`;

/** How a content policy allows this script and no other. */
export const LOAD_FACES_SOURCE = `'sha256-${createHash('sha256').update(LOAD_FACES).digest('base64')}'`;
