import { createHash } from 'node:crypto';
import { OWN_PARAMETER } from '#shared/own-parameters.ts';

/**
 * What a page must notice before its own script (src/web/entry-client.ts) is there. The text is the
 * same in every page, so that the content policy can name it by its hash.
 * Docs: docs/decisions/0147-pages-by-plain-means.md.
 */
const HEAD_SCRIPT = [
  // The last click, until the visitor moves on; src/web/click-before-hydration.ts takes it over.
  'var clickBeforeScript;onclick=({target})=>{clickBeforeScript=target};',
  'onwheel=ontouchmove=onkeydown=()=>{clickBeforeScript=null};',
  // Forms say at once that the page's script could not be fetched.
  '{const{dataset}=document.documentElement;',
  'addEventListener("error",({target})=>{if(target.type=="module")dataset.script="missing"},true);',
  // The HTML may not match an address with parameters: figures are hidden until it is hydrated.
  `if(${OWN_PARAMETER}.test(location.search))dataset.ownAddress=""}`,
].join('');

const HASH = createHash('sha256').update(HEAD_SCRIPT).digest('base64');

export const HEAD_SCRIPT_ELEMENT = `<script>${HEAD_SCRIPT}</script>`;

/** How a content policy allows this script and no other. */
export const HEAD_SCRIPT_SOURCE = `'sha256-${HASH}'`;
