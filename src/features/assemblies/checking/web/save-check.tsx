import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { saveBlob } from '#ui/download-file.ts';
import type { PublicAssembly } from '../../contract.ts';
import { useReaderTexts } from '../../web/reader-locale.tsx';
import { pageMeans } from './page-means.ts';
import { fillSavedCheck, SAVED_CHECK_PATH } from './saved-check-file.ts';

/** Saves the check with its data as one HTML file, which contacts only drand. */
export function SaveCheck({ assembly }: { assembly: PublicAssembly }) {
  const { locale, texts } = useReaderTexts();
  const [hasFailed, setHasFailed] = useState(false);
  const save = async () => {
    try {
      const answer = await fetch(SAVED_CHECK_PATH);
      if (!answer.ok) throw new Error(`${SAVED_CHECK_PATH} answered ${answer.status}`);
      const { past, keys, pinnedKeys } = await pageMeans.readSources(assembly);
      const known = [...pinnedKeys, ...(keys ?? []).map(({ publicKey }) => publicKey)];
      const data = { assembly, past, keys, pinnedKeys: [...new Set(known)], locale };
      const html = fillSavedCheck(await answer.text(), data);
      const name = `check-${assembly.group}-${assembly.month}.html`;
      saveBlob(new Blob([html], { type: 'text/html' }), name);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <Button tone="quiet" className="bg-paper" onClick={() => void save()}>
        {texts.saveCheck}
      </Button>
      <p role="status" className="empty:hidden">
        {hasFailed && texts.notLoaded}
      </p>
    </>
  );
}
