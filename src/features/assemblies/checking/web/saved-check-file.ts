import { QUICKNET_RELAYS } from '#shared/beacon-chain.ts';
import { jsonForScript } from '#shared/text/html.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { PublicAssembly } from '../../contract.ts';
import type { CheckSources } from './check-sources.ts';

/** The address of the saved check without data; it is built with the site. */
export const SAVED_CHECK_PATH = '/saved-check.html';

/** The data that is embedded in a saved check. */
export type SavedCheck = Partial<CheckSources> & {
  readonly assembly?: PublicAssembly;
  readonly locale?: Locale;
};

/** Ids of the elements with the data and the script. */
export const DATA_ID = 'check-data';
export const CODE_ID = 'check-code';
const EMPTY = `<script type="application/json" id="${DATA_ID}">{}</script>`;

/** Embeds the data in the built file, escaped so that it cannot close its element. */
export function fillSavedCheck(html: string, data: SavedCheck): string {
  if (!html.includes(EMPTY)) throw new Error('the saved check has no place for its data');
  return html.replace(EMPTY, () => EMPTY.replace('{}', () => jsonForScript(data)));
}

/** Writes the file with one inline script and style; it contacts only drand. */
export function writeSavedCheck(script: string, style: string): string {
  // A closing tag inside the script would end the script.
  const safe = script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; worker-src blob:; connect-src ${QUICKNET_RELAYS.join(' ')}">
<title>Check a draw</title>
<style>${style}</style>
<div id="check"></div>
${EMPTY}
<script id="${CODE_ID}">${safe}</script>
</html>
`;
}
