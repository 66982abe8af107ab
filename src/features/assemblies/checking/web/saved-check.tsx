import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { LOCALES } from '#shared/text/locale.ts';
import { answerCheck, type CheckAnswer, type CheckRequest } from './answer-check.ts';
import { CheckFile } from './check-file.tsx';
import type { CheckMeans } from './check-sources.ts';
import { runBeside } from './run-beside.ts';
import { DATA_ID, type SavedCheck } from './saved-check-file.ts';

/**
 * The entry point of a saved check, for both the page on disk and its worker, which is created from
 * the page's own script.
 */
if (typeof document === 'undefined') {
  self.onmessage = ({ data }: MessageEvent<CheckRequest>) =>
    void answerCheck(data, (message: CheckAnswer) => self.postMessage(message));
} else {
  const data: SavedCheck = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '{}');
  const spoken = navigator.language.startsWith('pt') ? 'pt-BR' : 'en';
  const locale = LOCALES.find((each) => each === data.locale) ?? spoken;
  document.documentElement.lang = locale;
  const { past, keys, pinnedKeys = [] } = data;
  const means: CheckMeans = {
    isOnSite: false,
    readSources: async () => ({ past, keys, pinnedKeys }),
    run: runBeside,
  };
  const root = document.getElementById('check');
  if (root) {
    createRoot(root).render(
      <Suspense>
        <CheckFile locale={locale} means={means} initial={data.assembly} />
      </Suspense>,
    );
  }
}
