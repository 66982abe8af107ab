import { createHash } from 'node:crypto';
import { LATER_PARTS, WAITS } from '#shared/later-parts.ts';
import { OWN_PARAMETER } from '#shared/own-parameters.ts';

/**
 * The scripts inside a page's HTML, the same text in every page, so that the content policy can name
 * them. With this one in its head a complete page fetches what it shows, and its own script
 * (src/web/entry-client.ts) only after the first paint.
 * Docs: docs/decisions/0137-faces-are-loaded-before-the-first-layout.md,
 * docs/decisions/0139-scripts-are-fetched-after-the-first-paint.md.
 */
const HEAD_SCRIPT = [
  // A block, so that only what is meant for others has a name outside it.
  '{const all=(selector)=>document.querySelectorAll(selector);',

  // Shows what the end script lets wait.
  `const release=()=>{for(const part of all("[${WAITS}]"))part.removeAttribute("${WAITS}")};`,

  // Fetches what a page is complete without, and runs its script when the HTML is read. The script
  // ends when the page is hydrated or cannot be.
  'const start=()=>{',
  'for(const link of all("link[data-rel]"))link.rel||=link.dataset.rel;',
  'if(document.readyState=="loading")return addEventListener("DOMContentLoaded",start);',
  'for(const{href}of all("link[data-entry]"))',
  // If it cannot be fetched, forms say so.
  'import(href).catch(()=>dataset.script??="missing").finally(release)};',

  // Tells the page's script that somebody has used the page before it came, and what was clicked.
  // (A move of the pointer does not count: Chrome reports one when a page appears under it.)
  'var isTouched=false,earlyClick;',
  'const touch=()=>{isTouched=true;release();start()};',
  'for(const sign of["pointerdown","keydown","scroll","focusin"])',
  'addEventListener(sign,touch,{once:true});',
  'onclick=({target})=>{earlyClick=target;touch()};',
  // Whoever moves on no longer waits for it.
  'onwheel=ontouchmove=onkeydown=()=>{earlyClick=null};',
  // The latest start, for visitors who cause no event.
  'setTimeout(touch,8e3);',

  // The HTML may not match an address with parameters; pages can hide it until they are hydrated.
  'const{dataset}=document.documentElement;',
  `if(${OWN_PARAMETER}.test(location.search))dataset.ownAddress="true";`,

  // Loads the preloaded faces, which a browser would otherwise do during the first layout, too late
  // for that layout.
  'for(const link of all("link[data-face]")){',
  'const face=new FontFace(link.dataset.face,"url("+link.href+")",{weight:"400 700",display:"swap"});',
  'document.fonts.add(face);face.load().catch(()=>{})}',

  // Starts without waiting for the first paint if the visitor may be signed in or the HTML may not
  // match the address.
  'if(document.cookie||dataset.ownAddress)start();',
  'new PerformanceObserver((paints)=>paints.getEntriesByName("first-contentful-paint")[0]&&start())',
  '.observe({type:"paint",buffered:true})}',
].join('');

/**
 * The last script of a page with fields, after all of its parts. Chrome then looks for fields to fill
 * in, and lays out every part that has one to learn where they are: most of the page, in one piece.
 * Until its turn (src/web/lay-out-rest.ts) such a part has no boxes, unless somebody uses the page or
 * the browser may return to an earlier position. Being a script, it also waits for the styles: without
 * them the browser would lay out the whole page in vain.
 */
const END_SCRIPT = [
  'if(isTouched===false&&!location.hash&&',
  '!/reload|back/.test(performance.getEntriesByType("navigation")[0]?.type))',
  `for(const part of document.querySelectorAll("[data-complete] :is(${LATER_PARTS})"))`,
  `if(part.querySelector("input,select,textarea"))part.setAttribute("${WAITS}","")`,
].join('');

const elementOf = (script: string) => `<script>${script}</script>`;
const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** After the links to faces, which it reads at once. */
export const HEAD_SCRIPT_ELEMENT = elementOf(HEAD_SCRIPT);
/** At the end of the page. */
export const END_SCRIPT_ELEMENT = elementOf(END_SCRIPT);

/** How a content policy allows these scripts and no other. */
export const INLINE_SCRIPT_SOURCES = [sourceOf(HEAD_SCRIPT), sourceOf(END_SCRIPT)];
