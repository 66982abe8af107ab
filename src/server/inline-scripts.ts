import { createHash } from 'node:crypto';
import { LATER_PARTS, WAITS } from '#shared/later-parts.ts';

/**
 * The scripts inside a page's HTML, the same text in every page, so that the content policy can name
 * them. The first one stands in the head. A complete page fetches nothing but styles, faces and its
 * icon before the first paint.
 * Docs: docs/decisions/0137-faces-are-loaded-before-the-first-layout.md,
 * docs/decisions/0139-scripts-are-fetched-after-the-first-paint.md.
 */
const FIRST_SCRIPT = [
  // A block, so that only what is meant for others has a name outside it.
  '{const all=(selector)=>document.querySelectorAll(selector);',

  // Loads the preloaded faces, which a browser would otherwise do during the first layout, too late
  // for that layout.
  'for(const{dataset,href}of all("link[data-face]")){',
  'const face=new FontFace(dataset.face,"url("+href+")",{weight:"400 700",display:"swap"});',
  'document.fonts.add(face);face.load().catch(()=>{})}',

  // Shows what the last script lets wait.
  `const release=()=>{for(const part of all("[${WAITS}]"))part.removeAttribute("${WAITS}")};`,

  // Fetches what a page is complete without.
  'const start=()=>{',
  'for(const link of all("link[data-rel]:not([rel])"))link.rel=link.dataset.rel;',
  'for(const{href}of all("link[data-entry]"))import(href).catch(release)};',

  // Tells the page's own script, which comes later, that somebody uses the page, and what was clicked.
  'var isTouched=false,earlyClick;',
  'const touch=()=>{isTouched=true;release();start()};',
  // (A pointer that moves is no sign: Chrome says so of one that rests where the page appears.)
  'for(const sign of["pointerdown","keydown","scroll","focusin"])',
  'addEventListener(sign,touch,{once:true,capture:true,passive:true});',
  'onclick=({target})=>{earlyClick=target;touch()};',

  // That script is fetched after the first paint, and at once for somebody who may be signed in or
  // whose address may change what is shown.
  'addEventListener("DOMContentLoaded",()=>{if(document.cookie||location.search)start()});',
  'addEventListener("load",()=>setTimeout(start,3e3));',
  'new PerformanceObserver((paints)=>paints.getEntriesByName("first-contentful-paint")[0]&&start())',
  '.observe({type:"paint",buffered:true})}',
].join('');

/**
 * The last script of a page with fields, after all of its parts. Chrome then looks for fields to fill
 * in, and lays out every part that has one to learn where they are: most of the page, in one piece.
 * Until its turn (src/web/lay-out-rest.ts) such a part has no boxes, unless somebody uses the page or the
 * browser may return to an earlier position. Being a script, it also waits for the styles: without
 * them the browser would lay out the whole page in vain.
 */
const LAST_SCRIPT = [
  'if(!isTouched&&!location.hash&&!/reload|back/.test(performance.getEntriesByType("navigation")[0]?.type))',
  `for(const part of document.querySelectorAll("[data-complete] :is(${LATER_PARTS})"))`,
  `if(part.querySelector("input,select,textarea"))part.setAttribute("${WAITS}","")`,
].join('');

const elementOf = (script: string) => `<script>${script}</script>`;
const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** After the links to faces, which it reads at once. */
export const FIRST_SCRIPT_ELEMENT = elementOf(FIRST_SCRIPT);
/** At the end of the page. */
export const LAST_SCRIPT_ELEMENT = elementOf(LAST_SCRIPT);

/** How a content policy allows these scripts and no other. */
export const INLINE_SCRIPT_SOURCES = [sourceOf(FIRST_SCRIPT), sourceOf(LAST_SCRIPT)];
